import {expect, it} from 'vitest';
import {addToLog, type EventLog} from './useEventLog.ts';

it('counts each type of event, with the frame of the last, and knows the newest', () => {
  const log = [
    {type: 'play', frame: 0} as const,
    {type: 'frameupdate', frame: 1} as const,
    {type: 'frameupdate', frame: 2} as const,
    {type: 'pause', frame: 2} as const,
  ].reduce<EventLog>(addToLog, {counts: {}});
  expect(log).toEqual({
    counts: {
      play: {times: 1, frame: 0},
      frameupdate: {times: 2, frame: 2},
      pause: {times: 1, frame: 2},
    },
    newest: 'pause',
  });
});
