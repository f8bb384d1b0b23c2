import {expect, it} from 'vitest';
import {addToLog, type LogEntry} from './useEventLog.ts';

const log = (...events: [LogEntry['type'], number][]) =>
  events.reduce<LogEntry[]>((all, [type, frame]) => addToLog(all, {type, frame}, 3), []);

it('puts the newest event first', () => {
  expect(log(['play', 0], ['pause', 12])).toEqual([
    {id: 2, type: 'pause', frame: 12, times: 1},
    {id: 1, type: 'play', frame: 0, times: 1},
  ]);
});

it('counts an event that repeats, with its last frame', () => {
  expect(log(['play', 0], ['frameupdate', 1], ['frameupdate', 2], ['frameupdate', 3])).toEqual([
    {id: 2, type: 'frameupdate', frame: 3, times: 3},
    {id: 1, type: 'play', frame: 0, times: 1},
  ]);
});

it('drops the oldest lines and never uses an id twice', () => {
  const entries = log(['play', 0], ['pause', 1], ['play', 1], ['pause', 2], ['seeked', 0]);
  expect(entries.map(({id, type}) => [id, type])).toEqual([
    [5, 'seeked'],
    [4, 'pause'],
    [3, 'play'],
  ]);
});
