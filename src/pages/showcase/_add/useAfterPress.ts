import {useEffect, useRef} from 'react';

/**
 * Puts actions off while a mouse button or a finger is down. A message that
 * appears when a field is left moves what is below it: without this, the button
 * that is being pressed would slip away before the press is over.
 */
export function useAfterPress(): (action: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const events = new AbortController();
    const options = {capture: true, signal: events.signal};
    const release = () => {
      pressed.current = false;
      // The click of this press comes first.
      setTimeout(() => waiting.current.splice(0).forEach((action) => action()));
    };
    addEventListener('pointerdown', () => (pressed.current = true), options);
    addEventListener('pointerup', release, options);
    addEventListener('pointercancel', release, options);
    return () => events.abort();
  }, []);

  return (action) => {
    if (pressed.current) {
      waiting.current.push(action);
    } else {
      action();
    }
  };
}
