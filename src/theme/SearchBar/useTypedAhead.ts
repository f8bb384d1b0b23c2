import {useEffect, useRef, type RefObject} from 'react';

/** What a reader types while the search is still loading: it becomes the first query. */
export function useTypedAhead(isLoading: boolean): RefObject<string> {
  const typed = useRef('');
  useEffect(() => {
    if (!isLoading) {
      return undefined;
    }
    typed.current = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isText || event.key === 'Backspace') {
        typed.current = isText ? typed.current + event.key : typed.current.slice(0, -1);
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('keydown', onKeyDown, {capture: true});
    return () => window.removeEventListener('keydown', onKeyDown, {capture: true});
  }, [isLoading]);
  return typed;
}
