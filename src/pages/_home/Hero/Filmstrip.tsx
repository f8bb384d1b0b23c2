import type {PlayerRef} from '@remotion/player';
import {useFrames} from '@site/src/components/DemoPlayer/useFrames';
import {Picture} from '@site/src/components/Picture';
import {meta, sceneFrames, scenes, stillOf} from '@site/src/demos/hero/demo';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './filmstrip.module.css';

type Props = {
  player: PlayerRef | null;
  /** Index of the scene under the playhead. */
  scene: number;
};

/** A frame of each scene, in a row, with the playhead moving over them; each is a way to its scene. */
export function Filmstrip({player, scene}: Props): ReactNode {
  const strip = useRef<HTMLOListElement>(null);
  /** The frame that was pressed before there was a player. */
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    if (player && wanted.current !== null) {
      player.seekTo(wanted.current);
      wanted.current = null;
    }
  }, [player]);

  useFrames(player, (frame) => {
    strip.current?.style.setProperty('--played', String(frame / (meta.durationInFrames - 1)));
  });

  return (
    <ol ref={strip} className={styles.strip} aria-label="Scenes">
      {scenes.map(({name, label}, index) => (
        <li key={name}>
          <button
            type="button"
            className={styles.frame}
            aria-current={index === scene}
            onClick={() => {
              if (player) {
                player.seekTo(index * sceneFrames);
              } else {
                wanted.current = index * sceneFrames;
              }
            }}
          >
            <Picture
              src={stillOf(name)}
              alt=""
              width={meta.width / 4}
              height={meta.height / 4}
              className={styles.picture}
            />
            <span className={styles.label}>{label}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
