import type {NoticeEventName} from './show-notice.ts';

/** A page to load instead of the current one. */
export type Departure = {
  href: string;
  /** Called when the page that is shown stays, before the reader is told. */
  stay?: () => void;
};

/** The event, sent to the document with a `Departure` as its detail, that loads a page. */
export type LeaveEventName = 'site:leave';

/**
 * Loads a page only if the site answers; otherwise, the browser would replace the current page with its
 * own error. `navigator.onLine` is true on a network without internet access, so this sends a request. Every
 * load comes through here: links before React is there and those that the router does not follow, pages
 * whose scripts the router could not load, and Retry.
 *
 * Runs inline in the page: the function must not refer to anything outside it.
 */
export function leavePage(page: Window & typeof globalThis): void {
  const {document, location, navigator} = page;
  const leave: LeaveEventName = 'site:leave';
  const notice: NoticeEventName = 'site:notice';
  const timeout = 8000;
  /** The address that did not answer the last time. */
  let missed = '';
  let early: {href: string; trouble: Promise<string>} | null = null;

  /** Some servers do not know HEAD (501), and some extensions take `fetch` away: neither is about the page. */
  const ask = async (href: string): Promise<{status: number}> => {
    try {
      return page.fetch(href, {method: 'HEAD', cache: 'no-store', redirect: 'manual'});
    } catch {
      return {status: 501};
    }
  };

  /** What keeps a page from being loaded, with `~` for "still"; empty when nothing does. */
  const troubleWith = (href: string): Promise<string> => {
    const silence = 'The site is~ not responding.';
    if (!navigator.onLine) {
      return Promise.resolve('You are~ offline.');
    }
    return Promise.race([
      ask(href).then(
        ({status}) => (status < 500 || status === 501 ? '' : 'The site~ returns an error.'),
        () => silence,
      ),
      new Promise<string>((resolve) => {
        page.setTimeout(resolve, timeout, silence);
      }),
    ]);
  };

  document.addEventListener(leave, (event) => {
    const {href, stay} = (event as CustomEvent<Departure>).detail;
    const from = location.href;
    const answer = early?.href === href ? early.trouble : troubleWith(href);
    early = null;
    void answer.then((trouble) => {
      if (location.href !== from) {
        // The reader has gone elsewhere.
        return;
      }
      if (trouble) {
        stay?.();
        const text = trouble.replace('~', href === missed ? ' still' : '');
        missed = href;
        document.dispatchEvent(
          new page.CustomEvent(notice, {
            detail: {text: `${text} You can keep reading this page.`, retry: href},
          }),
        );
      } else if (href === from) {
        location.reload();
      } else {
        location.assign(href);
      }
    });
  });

  /** The link to another page that an event is about. */
  const linkOf = ({target}: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    const loads = (href: string) => href.replace(/#.*/, '') !== location.href.replace(/#.*/, '');
    const here = link && ['', '_self'].includes(link.target) && !link.hasAttribute('download');
    return here && link.origin === location.origin && loads(link.href) ? link : null;
  };
  page.addEventListener('pointerdown', (event) => {
    const link = linkOf(event);
    if (link && document.documentElement.getAttribute('data-has-hydrated') !== 'true') {
      // So that the answer is there at the click.
      early = {href: link.href, trouble: troubleWith(link.href)};
    }
  });
  // After all others, the router among them.
  page.addEventListener('click', (event) => {
    const {button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented} = event;
    const link = linkOf(event);
    if (link && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)) {
      event.preventDefault();
      document.dispatchEvent(new page.CustomEvent(leave, {detail: {href: link.href}}));
    }
  });
}
