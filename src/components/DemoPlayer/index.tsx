import type {PlayerRef} from '@remotion/player';
import {explained} from '@site/src/components/explain-missing-chunk';
import {Icon} from '@site/src/components/Icon';
import {Picture} from '@site/src/components/Picture';
import {useLoading} from '@site/src/components/useLoading';
import {posterOf, type DemoMeta} from '@site/src/demos/demo-types';
import type {DemoComponent} from '@site/src/demos/load';
import {
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import {loadStage} from './load-stage';
import {Message} from './Message';
import styles from './styles.module.css';
import {
  useInView,
  prefersLessMotion,
  usePauseOffScreen,
  usePlayOnce,
  usePressedEarly,
  useStarted,
  useStartFromBeginning,
} from './useMotion';

type Props<Meta extends DemoMeta> = {
  /** Path of the demo's folder below `src/demos`. */
  name: string;
  meta: Meta;
  /** Merged over the demo's default props; changes show at once. */
  inputProps?: Partial<Meta['defaultProps']>;
  /** Starts by itself once in view, unless the reader prefers less motion. Read when the player appears. */
  autoPlay?: boolean;
  loop?: boolean;
  /** Plays one time once in view, then waits. */
  once?: boolean;
  /**
   * The site's bar with button, slider and time, the Player's own controls, or none: then only a play
   * button lies on the picture.
   */
  controls?: 'site' | 'player' | 'none';
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
export function DemoPlayer<Meta extends DemoMeta>(props: Props<Meta>): ReactNode {
  // Another demo starts with fresh state.
  return <Playable key={props.name} {...props} />;
}

function Playable<Meta extends DemoMeta>({
  name,
  meta,
  inputProps,
  autoPlay = false,
  loop = true,
  once = false,
  controls = 'site',
  playbackRate = 1,
  durationInFrames = meta.durationInFrames,
  eager,
  playerRef,
}: Props<Meta>): ReactNode {
  const {width, height, fps, posterFrame, description, followsMode} = meta;
  const container = useRef<HTMLDivElement>(null);
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
  usePauseOffScreen(player, inView);
  const playsOnce = usePlayOnce(player, screen, once && !autoPlay, posterFrame);
  useStartFromBeginning(player, autoPlay, playsOnce);
  usePressedEarly(player, container);
  const started = useStarted(player);
  const waits = !started && !autoPlay && controls === 'site';

  return (
    // Around a film that does not follow the colour mode, it is dark in both, as a monitor is.
    <div
      ref={container}
      className={styles.demo}
      data-plays
      data-ratio={(width / height).toFixed(2)}
      role="group"
      aria-label="Video"
      data-theme={followsMode ? undefined : 'dark'}
    >
      <div className={styles.frame} ref={screen}>
        {/* An image has no parts; the Player's own controls are buttons in it. */}
        <div
          role={controls === 'player' ? 'group' : 'img'}
          aria-label={description}
          className={styles.screen}
        >
          {(!drawn || error) && (
            <Picture {...posterOf(name, meta)} alt="" className={styles.poster} eager={eager} />
          )}
          {loaded && !error && (
            <div className={styles.stage}>
              <loaded.Stage
                key={attempt}
                component={loaded.component}
                inputProps={{...meta.defaultProps, ...inputProps}}
                {...{followsMode, width, height, fps, durationInFrames, playbackRate}}
                loop={loop && !playsOnce}
                initialFrame={Math.min(posterFrame, durationInFrames - 1)}
                controls={controls === 'player'}
                autoPlay={autoPlay && !prefersLessMotion()}
                onPlayer={setPlayer}
                onDrawn={() => setDrawn(true)}
                onError={setError}
              />
            </div>
          )}
        </div>
        {!failed && (player ? waits : controls !== 'none') && (
          <span className={styles.sign}>
            <Icon name="play" />
          </span>
        )}
        {loaded && player && controls === 'none' && <loaded.CornerButton player={player} />}
      </div>
      {controls === 'site' && (
        <div className={styles.bar}>
          {loaded && player && (
            <loaded.ControlBar {...{player, fps, durationInFrames, container}} />
          )}
        </div>
      )}
      {failed && <Message text="The player could not be loaded." onRetry={retry} />}
      {error && <Message text={`The video stopped: ${error.message}`} onRetry={restart} />}
    </div>
  );
}

type Loaded = typeof import('./Stage') & {component: DemoComponent};

/** Fetches the Player and the composition, once `wanted`. After a failure it waits for `retry`. */
function useDemo(name: string, wanted: boolean): ReturnType<typeof useLoading<Loaded>> {
  const load = useMemo(
    () =>
      explained(async () => {
        const stage = await loadStage();
        return {...stage, component: await stage.loadDemo(name)};
      }),
    [name],
  );
  return useLoading(load, wanted);
}
