import {Button} from '@site/src/components/Button';
import {CopyButton} from '@site/src/components/CopyButton';
import {loadOnce} from '@site/src/components/load-once';
import {useLoading} from '@site/src/components/useLoading';
import {useCallback, type CSSProperties, type ReactNode} from 'react';
import type {Family} from './families';
import styles from './styles.module.css';

/** Fetches the only file that a sample needs. @returns the `font-family` that shows it */
const loadFace = loadOnce(async ({importName, file}: Family) => {
  const name = `sample-${importName}`;
  const face = new FontFace(name, `url(https://fonts.gstatic.com/s/${file})`);
  document.fonts.add(await face.load());
  return `${name}, var(--font-sans)`;
});

type Props = {family: Family; text: string};

/** A text in a font, and the line that imports it. Where the file can't be fetched, it says so. */
export function Sample({family, text}: Props): ReactNode {
  const {name, importName} = family;
  const load = useCallback(() => loadFace(family), [family]);
  const {loaded, failed, retry} = useLoading(load);
  const line = `import {loadFont} from '@remotion/google-fonts/${importName}';`;
  const face: CSSProperties & Record<'--face', string | null> = {'--face': loaded};
  return (
    <>
      {loaded && (
        <p className={styles.sample} style={face}>
          {text}
        </p>
      )}
      <p role="status" className={styles.note}>
        {failed && `${name} could not be loaded: fonts.gstatic.com did not respond. `}
        {failed && <Button onClick={retry}>Retry</Button>}
        {!failed && !loaded && `Loading ${name} ...`}
      </p>
      <div className={styles.import}>
        <code>{line}</code>
        <CopyButton text={line} what={`import of ${name}`} />
      </div>
    </>
  );
}
