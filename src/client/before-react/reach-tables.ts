import {reachable} from '@site/src/mdx/Table/reachable';
import {whenLoaded} from './when-loaded';

/** Lets the keyboard reach tables that are wider than the page, as their component does later. */
export function reachTables(): void {
  whenLoaded(() => {
    for (const {parentElement: box} of document.querySelectorAll('.markdown div > table')) {
      if (box && box.scrollWidth > box.clientWidth) {
        Object.entries(reachable).forEach(([name, value]) => box.setAttribute(name, String(value)));
      }
    }
  });
}
