import type {PlayerRef} from '@remotion/player';
import {Icon} from '@site/src/components/Icon';
import type {ReactNode, RefObject} from 'react';
import {Slider} from './Slider';
import styles from './controls.module.css';
import {useFullscreen} from './useFullscreen';
import {useFrame, usePlaying} from './usePlayback';

type Props = {
  player: PlayerRef;
  fps: number;
  durationInFrames: number;
  /** What fills the screen. */
  whole: RefObject<HTMLElement | null>;
};

const seconds = (frames: number, fps: number) => (frames / fps).toFixed(1);

/** Play and pause. */
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
export function ControlBar({player, fps, durationInFrames, whole}: Props): ReactNode {
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
      <FullscreenButton whole={whole} />
    </>
  );
}

function FullscreenButton({whole}: Pick<Props, 'whole'>): ReactNode {
  const {possible, active, toggle} = useFullscreen(whole);
  return (
    possible && (
      <button
        type="button"
        className={styles.button}
        aria-label={active ? 'Leave full screen' : 'Full screen'}
        onClick={toggle}
      >
        <Icon name={active ? 'shrink' : 'grow'} />
      </button>
    )
  );
}
