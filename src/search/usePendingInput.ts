import {useEffect, useRef, useState} from 'react';

/** What is typed before the modal's field has the focus. The same object for as long as the page is open. */
export type PendingInput = {
  read: () => string;
  /** The same, for the last time: from now on the field takes the keys. */
  end: () => string;
};

/** What a reader types before the field of the search can take it: it becomes the first query. */
export function usePendingInput(isOpening: boolean): PendingInput {
  const typed = useRef('');
  const isOver = useRef(true);

  useEffect(() => {
    if (!isOpening) {
      return undefined;
    }
    typed.current = '';
    isOver.current = false;
    const onKeyDown = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isOver.current && (isText || event.key === 'Backspace')) {
        typed.current = isText ? typed.current + event.key : typed.current.slice(0, -1);
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('keydown', onKeyDown, {capture: true});
    return () => window.removeEventListener('keydown', onKeyDown, {capture: true});
  }, [isOpening]);

  const [pendingInput] = useState<PendingInput>(() => ({
    read: () => typed.current,
    end: () => {
      isOver.current = true;
      return typed.current;
    },
  }));
  return pendingInput;
}
