import {useEffect, useState, type RefObject} from 'react';

/** True while any part of the element can be seen. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    if (!element.current) {
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.some((entry) => entry.isIntersecting));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return inView;
}
