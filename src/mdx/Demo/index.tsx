import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PlayerRef} from '@remotion/player';
import {DemoPlayer} from '@site/src/components/DemoPlayer';
import type {Demo as DemoData, DemoValues} from '@site/src/demos/demo-types';
import {useRef, useState, type ReactNode} from 'react';
import {Panel} from './Panel';
import styles from './styles.module.css';

type Props = {
  /** Folder of the demo below `src/demos`. */
  name: string;
  /** Starts by itself once in view, unless the reader prefers less motion. */
  autoPlay?: boolean;
  loop?: boolean;
  /** Set where the demo is in view when the page opens. */
  eager?: boolean;
  /** What to look at, below the demo. */
  children?: ReactNode;
  /** Added by the build, from the folder `name`. */
  demo?: DemoData;
};

/** A composition that plays in the page, once by itself and then for the reader, with fields for its props and the matching code. */
export function Demo({name, demo, ...playback}: Props): ReactNode {
  if (!demo) {
    throw new Error(`<Demo name="${name}"> has no data. Is the page built with remarkDemos?`);
  }
  return <LiveDemo demo={demo} {...playback} />;
}

function LiveDemo({
  demo,
  children,
  ...playback
}: Omit<Props, 'name'> & {demo: DemoData}): ReactNode {
  const {name, meta, fields, hasSound} = demo;
  const defaults = meta.defaultProps as DemoValues;
  const [values, setValues] = useState(defaults);
  const player = useRef<PlayerRef>(null);
  const source = useBaseUrl(`/demos/${name}.tsx.txt`);

  const reset = () => {
    setValues(defaults);
    player.current?.pause();
    player.current?.seekTo(meta.posterFrame);
  };
  return (
    <figure className={styles.demo} aria-label={`Demo ${name}`}>
      <DemoPlayer
        name={name}
        meta={meta}
        once={!hasSound}
        inputProps={values}
        playerRef={player}
        {...playback}
      />
      {fields.length > 0 && (
        <Panel
          demo={demo}
          values={values}
          changed={values !== defaults}
          onChange={(changes) => setValues((all) => ({...all, ...changes}))}
          onReset={reset}
        />
      )}
      <figcaption className={styles.caption}>
        {children && <div>{children}</div>}
        <a className={styles.source} href={source}>
          Source of this demo
        </a>
      </figcaption>
    </figure>
  );
}
