import type {EventTypes, PlayerRef} from '@remotion/player';
import {useEffect, useState} from 'react';

const eventTypes: readonly EventTypes[] = [
  'play',
  'pause',
  'ended',
  'seeked',
  'ratechange',
  'frameupdate',
];

/** Most lines shown. */
const lineLimit = 8;

/** Milliseconds between updates of the log; frames come far more often. */
const updateMs = 200;

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
        setLog((all) =>
          events.reduce((lines, event) => addToLog(lines, event, lineLimit), [...all]),
        );
      }
    }, updateMs);
    const listeners = eventTypes.map((type) => {
      const listener = () => void waiting.push({type, frame: player.getCurrentFrame()});
      player.addEventListener(type, listener);
      return () => player.removeEventListener(type, listener);
    });
    return () => {
      clearInterval(timer);
      listeners.forEach((stop) => stop());
    };
  }, [player]);

  return log;
}

export type LogEntry = {
  /** Counts up, so that every line keeps its identity. */
  id: number;
  type: EventTypes;
  /** The player's frame at that time. */
  frame: number;
  /** How many events of this type came one after another. */
  times: number;
};

/**
 * The log with one more event, newest first. An event that repeats the newest
 * one counts it up instead of taking a line. Older lines than `limit` are dropped.
 */
export function addToLog(
  log: readonly LogEntry[],
  {type, frame}: Pick<LogEntry, 'type' | 'frame'>,
  limit: number,
): LogEntry[] {
  const [newest, ...older] = log;
  return newest?.type === type
    ? [{...newest, frame, times: newest.times + 1}, ...older]
    : [{id: (newest?.id ?? 0) + 1, type, frame, times: 1}, ...log].slice(0, limit);
}
