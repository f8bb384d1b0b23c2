import type {EventTypes, PlayerRef} from '@remotion/player';
import {Icon} from '@site/src/components/Icon';
import {type ReactNode, type RefObject, useCallback, useSyncExternalStore} from 'react';
import styles from './controls.module.css';
import {Slider} from './Slider';

type Props = {
  player: PlayerRef;
  fps: number;
  durationInFrames: number;
  /** What fills the screen. */
  container: RefObject<HTMLElement | null>;
};

const seconds = (frames: number, fps: number) => (frames / fps).toFixed(1);

function PlayButton({player}: {player: PlayerRef}): ReactNode {
  const playing = usePlaying(player);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={playing ? 'Pause' : 'Play'}
      onClick={(event) => player.toggle(event)}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}

/** Play and pause in a corner of the picture, where there is no bar. */
export function CornerButton({player}: {player: PlayerRef}): ReactNode {
  return (
    <div className={styles.corner}>
      <PlayButton player={player} />
    </div>
  );
}

/** Play and pause, the position as a slider that the arrow keys move by a frame, the time, and full screen. */
export function ControlBar({player, fps, durationInFrames, container}: Props): ReactNode {
  const frame = useFrame(player);
  const last = durationInFrames - 1;
  return (
    <>
      <PlayButton player={player} />
      <Slider
        aria-label="Position"
        aria-valuetext={`Frame ${frame}, ${seconds(frame, fps)} of ${seconds(durationInFrames, fps)} seconds`}
        min={0}
        max={last}
        value={Math.min(frame, last)}
        onSlide={(position) => player.seekTo(position)}
      />
      <span className={styles.time} aria-hidden="true">
        <span className={styles.seconds}>
          {seconds(frame, fps)} / {seconds(durationInFrames, fps)} s
        </span>
        <span>frame {String(frame).padStart(String(last).length, '\u2007')}</span>
      </span>
      <FullscreenButton container={container} />
    </>
  );
}

function FullscreenButton({container}: Pick<Props, 'container'>): ReactNode {
  const {possible, active, toggle} = useFullscreen(container);
  return (
    possible && (
      <button
        type="button"
        className={styles.button}
        aria-label={active ? 'Exit full screen' : 'Full screen'}
        onClick={toggle}
      >
        <Icon name={active ? 'shrink' : 'grow'} />
      </button>
    )
  );
}

type Fullscreen = {
  /** Whether this browser can show a part of a page in full screen: Safari on phones cannot. */
  possible: boolean;
  active: boolean;
  toggle: () => void;
};

const subscribeFullscreen = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** Shows an element in full screen, and the page again. */
function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const possible = useSyncExternalStore(
    subscribeFullscreen,
    () => document.fullscreenEnabled,
    () => false,
  );
  const active = useSyncExternalStore(
    subscribeFullscreen,
    () => document.fullscreenElement !== null && document.fullscreenElement === element.current,
    () => false,
  );
  const toggle = useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen();
    // A browser may refuse; the page then stays as it is.
    change?.catch(() => {});
  }, [element]);
  return {possible, active, toggle};
}

const usePlaying = (player: PlayerRef): boolean =>
  usePlayerState(player, playEvents, player.isPlaying);

/** The current frame. */
const useFrame = (player: PlayerRef): number =>
  usePlayerState(player, frameEvents, player.getCurrentFrame);

const playEvents = ['play', 'pause'] as const;
const frameEvents = ['frameupdate'] as const;

/** What the player says of itself, read again at each of these events. */
function usePlayerState<State>(
  player: PlayerRef,
  events: readonly EventTypes[],
  read: () => State,
): State {
  const subscribe = useCallback(
    (changed: () => void) => {
      events.forEach((event) => player.addEventListener(event, changed));
      return () => events.forEach((event) => player.removeEventListener(event, changed));
    },
    [player, events],
  );
  return useSyncExternalStore(subscribe, read);
}
