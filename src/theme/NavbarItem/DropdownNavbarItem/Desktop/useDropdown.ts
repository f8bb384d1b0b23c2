import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** Pointed at, a dropdown is open as long as the mouse stays; pinned, until it is closed. */
type State = 'closed' | 'hovered' | 'pinned';

type Dropdown = {
  open: boolean;
  root: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onButtonClick: (event: MouseEvent) => void;
};

/** What opens and closes a dropdown: mouse, touch, keys, assistive technology, and going elsewhere. */
export function useDropdown(): Dropdown {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>('closed');
  const open = state !== 'closed';
  const history = useHistory();
  const isHydrated = useIsBrowser();

  useEffect(() => {
    // Before hydration a style opens it; where mouse or focus is already, it stays.
    if (!isHydrated && root.current?.matches(':hover, :focus-within')) {
      setState('hovered');
    }
  }, [isHydrated]);

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const close = () => setState('closed');
    const isOutside = ({target}: Event) => !root.current?.contains(target as Node);
    const closeOutside = (event: Event) => isOutside(event) && close();
    document.addEventListener('pointerdown', closeOutside, {signal});
    document.addEventListener('focusin', closeOutside, {signal});
    document.addEventListener(
      'pointerover',
      (event) => {
        // Two open menus would lie over each other.
        if (isOutside(event) && (event.target as Element).closest?.('.dropdown')) {
          close();
        }
      },
      {signal},
    );
    document.addEventListener(
      'keydown',
      ({key}) => {
        if (key === 'Escape') {
          if (root.current?.contains(document.activeElement)) {
            button.current?.focus();
          }
          close();
        }
      },
      {signal},
    );
    const stopListening = history.listen(close);
    return () => {
      controller.abort();
      stopListening();
    };
  }, [open, history]);

  const isMouse = ({pointerType}: PointerEvent) => pointerType === 'mouse';
  return {
    open,
    root,
    button,
    onPointerEnter: (event) =>
      isMouse(event) && setState((now) => (now === 'closed' ? 'hovered' : now)),
    onPointerLeave: (event) =>
      isMouse(event) && setState((now) => (now === 'hovered' ? 'closed' : now)),
    onButtonClick: ({detail}) => {
      // A mouse has opened it before it clicks, and the click means "stay open". Keys send no detail.
      const stays = detail > 0 ? 'hovered' : 'closed';
      setState((now) => (now === 'closed' || now === stays ? 'pinned' : 'closed'));
    },
  };
}
