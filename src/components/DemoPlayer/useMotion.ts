import type {PlayerRef} from '@remotion/player';
import {useEffect, useRef, useState, type RefObject} from 'react';

/** Pauses off screen, resumes on screen. */
export function usePauseOffScreen(player: PlayerRef | null, inView: boolean): void {
  const paused = useRef(false);

  useEffect(() => {
    if (!inView && player?.isPlaying()) {
      paused.current = true;
      player.pause();
    } else if (inView && paused.current) {
      paused.current = false;
      player?.play();
    }
  }, [player, inView]);
}

/**
 * A player that waits for the reader shows its poster's frame; its first play starts at frame 0, and
 * so does the next one after it has played by itself.
 */
export function useStartFromBeginning(
  player: PlayerRef | null,
  autoPlay: boolean,
  playsOnce: boolean,
): void {
  useEffect(() => {
    if (!player || (autoPlay && !prefersLessMotion())) {
      return undefined;
    }
    const rewind = () => {
      player.removeEventListener('play', rewind);
      player.removeEventListener('seeked', keep);
      player.seekTo(0);
    };
    const keep = () => player.removeEventListener('play', rewind);
    player.addEventListener('play', rewind);
    player.addEventListener('seeked', keep);
    return () => {
      player.removeEventListener('play', rewind);
      player.removeEventListener('seeked', keep);
    };
  }, [player, autoPlay, playsOnce]);
}

/**
 * Plays once, from the beginning, as soon as most of it is in view, and rests at its poster's frame
 * again: never for readers who prefer less motion or save data, or who have moved it themselves.
 * @returns whether this one time is now
 */
export function usePlayOnce(
  player: PlayerRef | null,
  element: RefObject<Element | null>,
  wanted: boolean,
  posterFrame: number,
): boolean {
  const [running, setRunning] = useState(false);

  useEffect(() => {
    if (!player || !wanted || savesDataOrMotion() || !('IntersectionObserver' in window)) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry!.isIntersecting) {
          observer.disconnect();
          setRunning(player.getCurrentFrame() === posterFrame && !player.isPlaying());
        }
      },
      {threshold: 0.75},
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [player, element, wanted, posterFrame]);

  useEffect(() => {
    if (!player || !running) {
      return undefined;
    }
    const rest = () => {
      setRunning(false);
      player.seekTo(posterFrame);
    };
    player.addEventListener('ended', rest);
    player.play();
    return () => player.removeEventListener('ended', rest);
  }, [player, running, posterFrame]);

  return running;
}

/** Plays a demo that was pressed before its player was there. */
export function usePressedEarly(
  player: PlayerRef | null,
  element: RefObject<Element | null>,
): void {
  const pressed = useRef(false);

  useEffect(() => {
    if (player) {
      if (pressed.current) {
        player.play();
      }
      return undefined;
    }
    const demo = element.current!;
    const press = ({target}: Event) => {
      // Retry is a button of its own.
      pressed.current ||= !(target as Element).closest('button');
    };
    demo.addEventListener('click', press);
    return () => demo.removeEventListener('click', press);
  }, [player, element]);
}

/** Whether it has played. */
export function useStarted(player: PlayerRef | null): boolean {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    const start = () => setStarted(true);
    player?.addEventListener('play', start);
    return () => player?.removeEventListener('play', start);
  }, [player]);
  return started;
}

/** Whether nothing should play that the reader has not started. For use in the browser only. */
export function savesDataOrMotion(): boolean {
  const {connection} = navigator as Navigator & {connection?: {saveData?: boolean}};
  return Boolean(connection?.saveData) || prefersLessMotion();
}

/** Whether the reader asked the system for less motion. For use in the browser only. */
export function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** True while any part of the element can be seen, and always where the browser cannot tell. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    if (!element.current) {
      return undefined;
    }
    if (!('IntersectionObserver' in window)) {
      setInView(true);
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.some((entry) => entry.isIntersecting));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return inView;
}
