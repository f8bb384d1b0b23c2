import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

type Props = {
  /** Address below `static/`, such as `/media/templates/blank.webp`. */
  src: string;
  alt: string;
  /** Pixels of the file; they reserve its space before it has loaded. */
  width: number;
  height: number;
  className?: string;
  /** Set where the picture is in view when the page opens. */
  eager?: boolean;
};

/** A still picture that never moves its surroundings. */
export function Picture({src, alt, width, height, className, eager}: Props): ReactNode {
  return (
    <img
      src={useBaseUrl(src)}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
