import {makeElement} from '../make-element';
import {isHydrated} from './hydrate';
import type {NoticeEventName} from '@site/src/plugins/early-scripts/show-notice';

/** A page to load instead of the current one. */
export type Departure = {
  href: string;
  /** Called when the page that is shown stays, before the reader is told. */
  stay?: () => void;
};

/** The event, sent to the document with a `Departure` as its detail, that loads a page. It is canceled when heard. */
export type LeaveEventName = 'site:leave';

/** Milliseconds after which a site that has not answered counts as silent. */
const timeout = 8000;
/** The address that did not answer the last time. */
let missed = '';
/** The answer for a link that is pointed at or being pressed, so that it is there at the click. */
let early: {href: string; trouble: Promise<string>; at: number} | null = null;
/** Milliseconds after which it is asked for anew. */
const freshFor = 1000;
/** Milliseconds that the pointer rests on a link before its page is asked for. */
const restFor = 80;
/** The last departure: only that one leaves. */
let last: Departure & {from?: string} = {href: ''};

/**
 * Loads a page only if the site answers; otherwise, the browser would replace the current page with its
 * own error. `navigator.onLine` is true on a network without internet access, so this sends a request. Every
 * load comes through here: links before React is there and those that the router does not follow, pages
 * whose scripts the router could not load, and Retry.
 */
export function leavePages(): void {
  const leave: LeaveEventName = 'site:leave';
  document.addEventListener(leave, (event) => {
    event.preventDefault();
    void depart((event as CustomEvent<Departure>).detail);
  });
  let rests: ReturnType<typeof setTimeout> | undefined;
  let pointedAt: HTMLAnchorElement | null = null;
  window.addEventListener('pointerover', (event) => {
    const link = linkOf(event);
    if (link !== pointedAt) {
      pointedAt = link;
      clearTimeout(rests);
      rests = setTimeout(askEarly, restFor, link);
    }
  });
  window.addEventListener('pointerdown', (event) => {
    clearTimeout(rests);
    if (event.button === 0) {
      askEarly(linkOf(event));
    }
  });
  // After all others, the router among them.
  window.addEventListener('click', (event) => {
    const {button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented} = event;
    const link = linkOf(event);
    if (link && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)) {
      event.preventDefault();
      void depart({href: link.href});
    }
  });
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented) {
      return;
    }
    // What a form without an address does, React knows; without React, sending it would only empty it.
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute('action')) {
      const url = new URL(form.action);
      url.search = new URLSearchParams(
        [...new FormData(form)].map(([name, value]) => [name, String(value)]),
      ).toString();
      void depart({href: url.href});
    }
  });
}

const isFresh = (href: string): boolean =>
  early?.href === href && performance.now() - early.at < freshFor;

/** Asks for the page of a link ahead of its click. React's links ask for scripts instead. */
function askEarly(link: HTMLAnchorElement | null): void {
  if (link && !isHydrated() && !isFresh(link.href)) {
    early = {href: link.href, trouble: troubleWith(link.href), at: performance.now()};
  }
}

async function depart({href, stay}: Departure): Promise<void> {
  const from = window.location.href;
  // One that takes the place of another stays in its way.
  const departure = {href, stay: stay ?? (last.from === from ? last.stay : undefined), from};
  last = departure;
  const answer = isFresh(href) ? early!.trouble : troubleWith(href);
  early = null;
  const trouble = await answer;
  if (window.location.href !== from || departure !== last) {
    // The reader has gone elsewhere.
    return;
  }
  if (trouble) {
    departure.stay?.();
    const text = trouble.replace('~', href === missed ? ' still' : '');
    missed = href;
    const notice: NoticeEventName = 'site:notice';
    const detail = {text: `${text} You can keep reading this page.`, retry: href};
    document.dispatchEvent(new CustomEvent(notice, {detail}));
  } else if (href === from) {
    window.location.reload();
  } else {
    // Unlike `location.assign`, a link adds to the history even of a page that still loads.
    makeElement('a', {href}).click();
  }
}

/** What keeps a page from being loaded, with `~` for "still"; empty when nothing does. */
function troubleWith(href: string): Promise<string> {
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
      setTimeout(resolve, timeout, silence);
    }),
  ]);
}

/** Some servers do not know HEAD (501), and some extensions take `fetch` away: neither is about the page. */
async function ask(href: string): Promise<{status: number}> {
  try {
    return fetch(href, {method: 'HEAD', cache: 'no-store', redirect: 'manual'});
  } catch {
    return {status: 501};
  }
}

/** The link that an event is about, when it loads a page: without a hash, it loads its own, too. */
function linkOf({target}: Event): HTMLAnchorElement | null {
  const {href: here, origin} = window.location;
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  const loads = (href: string) =>
    !href.includes('#') || href.replace(/#.*/, '') !== here.replace(/#.*/, '');
  const isHere = link && ['', '_self'].includes(link.target) && !link.hasAttribute('download');
  return isHere && link.origin === origin && loads(link.href) ? link : null;
}
