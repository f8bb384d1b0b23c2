import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Address below `static/`, such as `/media/templates/blank.webp`. */
  src: string;
  /** Address of the picture for dark mode, if there is a separate one. */
  dark?: string | undefined;
  alt: string;
  /** Pixels of the file; they reserve its space before it has loaded. */
  width: number;
  height: number;
  className?: string;
  /** Set where the picture is in view when the page opens. One that follows the mode is lazy: only such a one is not fetched while hidden. */
  eager?: boolean;
};

/** A still picture that never moves its surroundings. */
export function Picture({src, dark, alt, className, eager, ...size}: Props): ReactNode {
  const light = useBaseUrl(src);
  const other = useBaseUrl(dark ?? src);
  // The way to load comes before the address, which browsers fetch when it is set.
  const image = {
    ...size,
    loading: eager && !dark ? 'eager' : 'lazy',
    decoding: 'async',
  } as const;
  return (
    <>
      <img
        {...image}
        alt={alt}
        src={light}
        className={clsx(className, dark && styles.light) || undefined}
      />
      {dark && (
        <img
          {...image}
          alt={alt}
          src={other}
          className={clsx(className, styles.dark)}
          data-dark-mode
        />
      )}
    </>
  );
}
