import {useEffect, useRef, useState} from 'react';

/** What is typed before the modal's field has the focus. The same object for as long as the page is open. */
export type PendingInput = {
  read: () => string;
  /**
   * From now on the field takes the keys. It cannot take those that were pressed before React was there and
   * are repeated by a script: what they make of the text goes to `type`, as does what was typed until now.
   */
  end: (type: (text: string) => void) => void;
};

/** What a reader types before the field of the search can take it: it becomes the first query. */
export function usePendingInput(isOpening: boolean): PendingInput {
  const typed = useRef('');
  const type = useRef<((text: string) => void) | null>(null);

  useEffect(() => {
    if (!isOpening) {
      return undefined;
    }
    typed.current = '';
    type.current = null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (type.current && event.isTrusted) {
        stop();
        return;
      }
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isText || event.key === 'Backspace') {
        typed.current = isText ? typed.current + event.key : typed.current.slice(0, -1);
        type.current?.(typed.current);
        event.preventDefault();
        event.stopPropagation();
      }
    };
    const stop = () => window.removeEventListener('keydown', onKeyDown, {capture: true});
    window.addEventListener('keydown', onKeyDown, {capture: true});
    return stop;
  }, [isOpening]);

  const [pendingInput] = useState<PendingInput>(() => ({
    read: () => typed.current,
    end: (typeText) => {
      type.current = typeText;
      typeText(typed.current);
    },
  }));
  return pendingInput;
}
