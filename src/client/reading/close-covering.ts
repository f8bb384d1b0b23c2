/** What opens over the page: the table of contents of a phone, and the formats of a page. */
const covering = '.theme-doc-toc-mobile[open], [data-page-menu] details[open]';

/**
 * Has what lies over the page close by Escape, by a press or the focus beside it, and when a section is gone to.
 *
 * @param hash of the address when the reader came: with another one, a section was gone to since
 */
export function closeCovering(hash: string): void {
  if (window.location.hash !== hash) {
    document.querySelectorAll<HTMLDetailsElement>(covering).forEach((details) => {
      details.open = false;
    });
  }
  for (const type of ['pointerdown', 'focusin', 'keydown', 'click']) {
    document.addEventListener(type, close);
  }
}

function close(event: Event): void {
  const target = event.target as Element;
  for (const details of document.querySelectorAll<HTMLDetailsElement>(covering)) {
    if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape') {
        details.open = false;
        details.querySelector('summary')!.focus();
      }
    } else if (event.type === 'click' ? target.closest('[href^="#"]') : !details.contains(target)) {
      details.open = false;
    }
  }
}
