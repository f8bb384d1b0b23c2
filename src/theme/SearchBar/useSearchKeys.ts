import {useEffect} from 'react';

const isTyping = (target: EventTarget | undefined) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'));

type Options = {isOpen: boolean; onOpen: () => void; onClose: () => void};

/** Ctrl or Command plus K opens and closes the search, the slash opens it outside fields, Escape closes it. */
export function useSearchKeys({isOpen, onOpen, onClose}: Options): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
      const command = (ctrlKey || metaKey) && !altKey;
      const toggles = command && !shiftKey && key.toLowerCase() === 'k';
      const slash = !command && !altKey && key === '/' && !isTyping(event.composedPath()[0]);
      if (isOpen ? toggles || (key === 'Escape' && !event.isComposing) : toggles || slash) {
        // Another dialog, all of which are modal, has the reader's attention; the search does not cover it.
        if (!isOpen && document.querySelector('dialog[open]')) {
          return;
        }
        event.preventDefault();
        (isOpen ? onClose : onOpen)();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose]);
}
