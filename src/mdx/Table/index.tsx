import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A table of a page. Where it is wider than the page it scrolls sideways in its
 * own box, which then takes the focus, so that arrow keys can scroll it.
 */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setScrolls(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // A group and no region: a page has many tables, and each region would be a landmark.
  const reachable = scrolls && {
    tabIndex: 0,
    role: 'group',
    'aria-label': 'Scrollable table',
  };
  return (
    <div ref={box} className={styles.box} data-seen-whole {...reachable}>
      <table {...props} />
    </div>
  );
}
