import type {EventTypes} from '@remotion/player';

export type LogEntry = {
  /** Counts up, so that every line keeps its identity. */
  id: number;
  type: EventTypes;
  /** Where the player stood. */
  frame: number;
  /** How many events of this type came one after another. */
  times: number;
};

/**
 * The log with one more event, newest first. An event that repeats the newest
 * one counts it up instead of taking a line. At most `limit` lines are kept.
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
