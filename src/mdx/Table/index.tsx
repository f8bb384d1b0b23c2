import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {reachable} from './reachable';
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

  return (
    <div ref={box} className={styles.box} data-seen-whole {...(scrolls && reachable)}>
      <table {...props} />
    </div>
  );
}
