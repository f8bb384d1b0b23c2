import type {EventTypes, PlayerRef} from '@remotion/player';
import {useEffect, useState} from 'react';
import {addToLog, type LogEntry} from './event-log';

const heard: readonly EventTypes[] = [
  'play',
  'pause',
  'ended',
  'seeked',
  'ratechange',
  'frameupdate',
];

/** Lines that are kept. */
const limit = 8;

/** How often the log is drawn anew, in milliseconds: frames come far more often. */
const interval = 200;

/** The newest events of a player. */
export function useEventLog(player: PlayerRef | null): readonly LogEntry[] {
  const [log, setLog] = useState<readonly LogEntry[]>([]);

  useEffect(() => {
    if (!player) {
      return undefined;
    }
    let waiting: Pick<LogEntry, 'type' | 'frame'>[] = [];
    const timer = setInterval(() => {
      const events = waiting;
      waiting = [];
      if (events.length > 0) {
        setLog((all) => events.reduce((lines, event) => addToLog(lines, event, limit), [...all]));
      }
    }, interval);
    const listeners = heard.map((type) => {
      const hear = () => void waiting.push({type, frame: player.getCurrentFrame()});
      player.addEventListener(type, hear);
      return () => player.removeEventListener(type, hear);
    });
    return () => {
      clearInterval(timer);
      listeners.forEach((stop) => stop());
    };
  }, [player]);

  return log;
}
