import type {PlayerRef} from '@remotion/player';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useEventLog} from './useEventLog';

/** What the player says while it plays, newest first. */
export function EventLog({player}: {player: PlayerRef | null}): ReactNode {
  const log = useEventLog(player);
  return (
    <div className={styles.log}>
      <Heading as="h3" className={styles.heading}>
        Events
      </Heading>
      {log.length === 0 ? (
        <p className={styles.empty}>Press play. Each event of the player is written here.</p>
      ) : (
        <ol className={styles.events}>
          {log.map(({id, type, frame, times}) => (
            <li key={id}>
              <span>
                {type}
                {times > 1 && <span className={styles.faint}> × {times}</span>}
              </span>
              <span className={styles.faint}>frame {frame}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
