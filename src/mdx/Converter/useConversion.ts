import type {WebCodecsController} from '@remotion/webcodecs';
import {useCallback, useEffect, useRef, useState} from 'react';
import {explainEmpty, explainError} from './explain';
import type {Choices} from './start-conversion';

export type Status =
  | {type: 'idle' | 'canceled'}
  | {type: 'working'; percent: number | null; paused: boolean}
  | {type: 'done'; url: string; bytes: number; container: Choices['container']}
  | {type: 'failed'; message: string};

type Run = {controller: WebCodecsController | null; paused: boolean};

/** The parser and the encoders, 70 KB compressed, which a reader without a file does not need. */
export const loadConversion = () => import('./start-conversion');

/** Bytes of a new file without a track, which has only its header. */
const emptySizes = {wav: 44, webm: 841, mp4: 2_048_056};

/** One conversion after the other, with the state of the present one. */
export function useConversion() {
  const [status, setStatus] = useState<Status>({type: 'idle'});
  const run = useRef<Run | null>(null);

  const stop = useCallback((type: 'idle' | 'canceled') => {
    run.current?.controller?.abort();
    run.current = null;
    setStatus({type});
  }, []);
  useEffect(() => () => stop('idle'), [stop]);
  useEffect(
    () => (status.type === 'done' ? () => URL.revokeObjectURL(status.url) : undefined),
    [status],
  );

  const start = async (file: File, choices: Choices) => {
    const own: Run = {controller: null, paused: false};
    run.current = own;
    // A run that was stopped has nothing more to say.
    const show = (next: Status) => run.current === own && setStatus(next);
    show({type: 'working', percent: 0, paused: false});
    const loaded = await loadConversion().catch(() => null);
    if (!loaded) {
      const message = 'The converter could not be loaded. Check your connection and try again.';
      return show({type: 'failed', message});
    }
    if (run.current !== own) {
      return false;
    }
    const {controller, done} = loaded.startConversion(file, choices, (percent) =>
      show({type: 'working', percent, paused: own.paused}),
    );
    own.controller = controller;
    if (own.paused) {
      controller.pause();
    }
    try {
      const blob = await done;
      if (blob.size <= emptySizes[choices.container]) {
        return show({type: 'failed', message: explainEmpty(choices)});
      }
      if (run.current !== own) {
        return false;
      }
      const url = URL.createObjectURL(blob);
      return show({type: 'done', url, bytes: blob.size, container: choices.container});
    } catch (error) {
      return show({type: 'failed', message: explainError(error as Error, choices)});
    }
  };

  const togglePause = () => {
    if (!run.current || status.type !== 'working') {
      return;
    }
    const paused = !status.paused;
    run.current.paused = paused;
    run.current.controller?.[paused ? 'pause' : 'resume']();
    setStatus({...status, paused});
  };

  return {
    status,
    start,
    togglePause,
    cancel: () => stop('canceled'),
    reset: () => stop('idle'),
  };
}
