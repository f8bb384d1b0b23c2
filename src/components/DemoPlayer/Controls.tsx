import type {PlayerRef} from '@remotion/player';
import {Icon} from '@site/src/components/Icon';
import type {CSSProperties, ReactNode} from 'react';
import styles from './styles.module.css';
import {useFrame, usePlaying} from './usePlayback';

type Props = {player: PlayerRef; fps: number; durationInFrames: number};

const seconds = (frames: number, fps: number) => (frames / fps).toFixed(1);

/** Play and pause, on the picture itself. */
export function PlayButton({player}: {player: PlayerRef}): ReactNode {
  const playing = usePlaying(player);
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={playing ? 'Pause' : 'Play'}
      onClick={(event) => player.toggle(event)}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}

/** Play and pause, the position as a slider that the arrow keys move by a frame, and the time. */
export function ControlBar({player, fps, durationInFrames}: Props): ReactNode {
  const frame = useFrame(player);
  const last = durationInFrames - 1;
  const progress: CSSProperties & Record<'--played', number> = {'--played': frame / last};
  return (
    <>
      <PlayButton player={player} />
      <input
        type="range"
        className={styles.position}
        style={progress}
        aria-label="Position"
        aria-valuetext={`${seconds(frame, fps)} of ${seconds(durationInFrames, fps)} seconds`}
        min={0}
        max={last}
        value={Math.min(frame, last)}
        onChange={(event) => player.seekTo(event.currentTarget.valueAsNumber)}
      />
      <span className={styles.time} aria-hidden="true">
        {seconds(frame, fps)} / {seconds(durationInFrames, fps)} s
      </span>
    </>
  );
}
