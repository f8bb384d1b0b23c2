import type {PlayerRef} from '@remotion/player';
import {Button} from '@site/src/components/Button';
import {Picture} from '@site/src/components/Picture';
import {
  defaultPropsOf,
  demos,
  posterOf,
  type DemoName,
  type DemoProps,
} from '@site/src/demos/catalogue';
import {
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import {ControlBar, PlayButton} from './Controls';
import styles from './styles.module.css';
import {useDemo} from './useDemo';
import {useInView} from './useInView';
import {prefersLessMotion, useRestOutOfSight, useStartFromBeginning} from './useMotion';

type Props<Name extends DemoName> = {
  name: Name;
  /** Merged over the demo's default props; changes show at once. */
  inputProps?: Partial<DemoProps<Name>>;
  /** Starts by itself once in view, unless the reader prefers less motion. Read when the player appears. */
  autoPlay?: boolean;
  loop?: boolean;
  /** The bar with button, slider and time; without it only a play button lies on the picture. */
  controls?: boolean;
  /** 1 is normal speed. */
  playbackRate?: number;
  /** Frames, if other than the demo's own. */
  durationInFrames?: number;
  /** Set where the demo is in view when the page opens: its poster then loads first. */
  eager?: boolean;
  /** The Player, once it is loaded: to seek, play or listen from outside. */
  playerRef?: Ref<PlayerRef | null>;
};

/**
 * A composition that plays in the page. The built HTML holds its poster; the
 * Player and the composition are fetched when it comes into view.
 */
export function DemoPlayer<Name extends DemoName>(props: Props<Name>): ReactNode {
  // Another demo in the same place starts from nothing.
  return <Demo key={props.name} {...props} />;
}

function Demo<Name extends DemoName>({
  name,
  inputProps,
  autoPlay = false,
  loop = true,
  controls = true,
  playbackRate = 1,
  durationInFrames = demos[name].durationInFrames,
  eager,
  playerRef,
}: Props<Name>): ReactNode {
  const {width, height, fps, posterFrame, description} = demos[name];
  const screen = useRef<HTMLDivElement>(null);
  const inView = useInView(screen);
  const [wanted, setWanted] = useState(false);
  if (inView && !wanted) {
    setWanted(true);
  }
  const {loaded, failed, retry} = useDemo(name, wanted);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const [drawn, setDrawn] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  const restart = useCallback(() => {
    setError(null);
    setDrawn(false);
    setAttempt((count) => count + 1);
  }, []);
  useImperativeHandle<PlayerRef | null, PlayerRef | null>(playerRef, () => player, [player]);
  useRestOutOfSight(player, inView);
  useStartFromBeginning(player, autoPlay);

  const ratio: CSSProperties & Record<'--ratio', number> = {'--ratio': width / height};
  return (
    <div className={styles.demo} style={ratio} role="group" aria-label="Video">
      <div className={styles.frame} ref={screen}>
        <div role="img" aria-label={description} className={styles.screen}>
          {(!drawn || error) && (
            <Picture {...posterOf(name)} alt="" className={styles.poster} eager={eager} />
          )}
          {loaded && !error && (
            <div className={styles.stage}>
              <loaded.Stage
                key={attempt}
                component={loaded.component}
                inputProps={{...defaultPropsOf(name), ...inputProps}}
                {...{width, height, fps, durationInFrames, loop, playbackRate}}
                initialFrame={Math.min(posterFrame, durationInFrames - 1)}
                autoPlay={autoPlay && !prefersLessMotion()}
                onPlayer={setPlayer}
                onDrawn={() => setDrawn(true)}
                onError={setError}
              />
            </div>
          )}
        </div>
        {player && !controls && (
          <div className={styles.corner}>
            <PlayButton player={player} />
          </div>
        )}
      </div>
      {controls && (
        <div className={styles.bar}>
          {player && <ControlBar {...{player, fps, durationInFrames}} />}
        </div>
      )}
      {failed && <Message text="The player could not be loaded." onRetry={retry} />}
      {error && <Message text={`The video stopped: ${error.message}`} onRetry={restart} />}
    </div>
  );
}

function Message({text, onRetry}: {text: string; onRetry: () => void}): ReactNode {
  return (
    <div className={styles.message} role="alert">
      <span>{text}</span>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}
