import {useEffect, useRef, useState, type RefObject, type ToggleEvent} from 'react';

type Dismissal = {
  menu: RefObject<HTMLDetailsElement | null>;
  onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void;
};

/** Closes an open `details` on Escape, which gives the focus back to its summary, and on going elsewhere. */
export function useDismissal(): Dismissal {
  const menu = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const details = menu.current;
    if (!open || !details) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const closeOutside = ({target}: Event) => {
      if (!details.contains(target as Node)) {
        details.open = false;
      }
    };
    document.addEventListener('pointerdown', closeOutside, {signal});
    document.addEventListener('focusin', closeOutside, {signal});
    document.addEventListener(
      'keydown',
      ({key}) => {
        if (key === 'Escape') {
          details.open = false;
          details.querySelector('summary')?.focus();
        }
      },
      {signal},
    );
    return () => controller.abort();
  }, [open]);

  return {menu, onToggle: ({currentTarget}) => setOpen(currentTarget.open)};
}
