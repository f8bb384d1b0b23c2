import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';

type Props = {
  root: RefObject<HTMLElement | null>;
  /** Selector of the screen, which the modal draws and takes away. */
  screen: string;
  /** Selector of the part of the screen to stand before; else the children stand at its end. */
  before?: string;
  children: ReactNode;
};

/** Adds to a screen of the modal what the modal has no place for. */
export function IntoScreen({root, screen, before, children}: Props): ReactNode {
  const [host] = useState(() => document.createElement('div'));
  const [isShown, setIsShown] = useState(false);

  // The root is there when effects run, not yet when layout effects of what it holds do.
  useEffect(() => {
    const place = () => {
      const target = root.current?.querySelector(screen);
      if (target && host.parentElement !== target) {
        target.insertBefore(host, before ? target.querySelector(before) : null);
      }
      setIsShown(Boolean(target));
    };
    const watcher = new MutationObserver(place);
    place();
    watcher.observe(root.current!, {childList: true, subtree: true});
    return () => {
      watcher.disconnect();
      host.remove();
    };
  }, [before, host, root, screen]);

  return isShown && createPortal(children, host);
}
