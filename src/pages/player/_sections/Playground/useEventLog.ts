import type {EventTypes, PlayerRef} from '@remotion/player';
import {useEffect, useState} from 'react';

/** The events that are counted, and when the Player sends each. */
export const eventTypes = {
  play: 'Playback starts.',
  pause: 'Playback stops.',
  frameupdate: 'The Player moves to another frame.',
  seeked: 'The Player seeks to a frame.',
  ratechange: 'The playback rate changes.',
  ended: 'The video reaches its end and does not loop.',
} satisfies Partial<Record<EventTypes, string>>;

export type EventType = keyof typeof eventTypes;
const types = Object.keys(eventTypes) as EventType[];

/** Milliseconds between updates; frames come far more often. */
const updateMs = 200;

/** How often each event came, and the player's frame at the last time. */
export type EventLog = {
  counts: Partial<Record<EventType, {times: number; frame: number}>>;
  newest?: EventType;
};

/** Counts the events of a player. */
export function useEventLog(player: PlayerRef | null): EventLog {
  const [log, setLog] = useState<EventLog>({counts: {}});

  useEffect(() => {
    if (!player) {
      return undefined;
    }
    let waiting: {type: EventType; frame: number}[] = [];
    const timer = setInterval(() => {
      const events = waiting;
      waiting = [];
      if (events.length > 0) {
        setLog((before) => events.reduce(addToLog, before));
      }
    }, updateMs);
    const listeners = types.map((type) => {
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

/** The log with one more event. */
export function addToLog(
  {counts}: EventLog,
  {type, frame}: {type: EventType; frame: number},
): EventLog {
  const times = (counts[type]?.times ?? 0) + 1;
  return {counts: {...counts, [type]: {times, frame}}, newest: type};
}
