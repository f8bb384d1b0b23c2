import {reachable} from '@site/src/mdx/Table/reachable';

/** Lets the keyboard reach tables that are wider than the page, as their component does later. */
export function reachTables(): void {
  // An `async` script may come before the last table, and before the styles, without which nothing is to be measured.
  if (document.readyState === 'complete') {
    reach();
  } else {
    window.addEventListener('load', reach);
  }
}

function reach(): void {
  for (const {parentElement: box} of document.querySelectorAll('.markdown div > table')) {
    if (box && box.scrollWidth > box.clientWidth) {
      Object.entries(reachable).forEach(([name, value]) => box.setAttribute(name, String(value)));
    }
  }
}
