import {useEffect, useEffectEvent, type RefObject} from 'react';

/** While `open`, calls `onDismiss` on Escape and on a press or focus outside of the element. */
export function useDismissal(
  element: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (reason: 'escape' | 'outside') => void,
): void {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const events = new AbortController();
    const {signal} = events;
    const onOutside = ({target}: Event) => {
      // An element that has left the page has nothing to dismiss.
      if (element.current?.contains(target as Node) === false) {
        dismiss('outside');
      }
    };
    document.addEventListener('pointerdown', onOutside, {signal});
    document.addEventListener('focusin', onOutside, {signal});
    document.addEventListener('keydown', ({key}) => key === 'Escape' && dismiss('escape'), {
      signal,
    });
    return () => events.abort();
  }, [element, open]);
}
