import type {HydrateEventName} from '../../client/before-react/hydrate.ts';
import type {LeaveEventName} from '../../client/before-react/leave-page.ts';

/** Text of the notice at the bottom of the window; null removes it. */
export type Notice = {
  text: string;
  /** URL that Retry goes to. Without it, Retry loads the page again. */
  retry?: string;
} | null;

/** The event, sent to the document with a `Notice` as its detail, that shows one. */
export type NoticeEventName = 'site:notice';

/**
 * The notice at the bottom of the window: what did not work, with Retry. It
 * works without the site's bundle, because its first case is a bundle that did
 * not arrive: the page can be read, but nothing reacts.
 *
 * Runs inline in the page: the function must not refer to anything outside it.
 *
 * @param assets path below which the site's own scripts are, such as `/assets/js/`
 */
export function showNotice(page: Window & typeof globalThis, assets: string): void {
  const {document, location} = page;
  const name: NoticeEventName = 'site:notice';
  let bar: HTMLElement | null = null;

  const button = (className: string, label: string, onClick: () => void) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = className;
    element.textContent = label;
    element.addEventListener('click', onClick);
    return element;
  };
  const hide = () => {
    bar?.remove();
    bar = null;
  };
  // After hydration, the router and the pages report what fails.
  const works = () => document.documentElement.getAttribute('data-has-hydrated') === 'true';
  /** Where it can be pressed and is read out: what is behind a modal dialog is out of reach. */
  const place = () => {
    const home = (!works() && document.querySelector('dialog[open]')) || document.body;
    if (bar && bar.parentElement !== home) {
      home.append(bar);
    }
  };
  // With its dialog, it would go.
  document.addEventListener('close', place, true);
  const show = (text: string, retry?: string) => {
    hide();
    const words = document.createElement('p');
    words.textContent = text;
    const close = button('site-notice__close', '×', hide);
    close.setAttribute('aria-label', 'Close message');
    bar = document.createElement('div');
    bar.className = 'site-notice';
    bar.setAttribute('role', 'alert');
    bar.append(
      words,
      button('site-notice__retry', 'Retry', () => {
        const leave: LeaveEventName = 'site:leave';
        words.textContent = 'Trying again.';
        const detail = {href: retry ?? location.href};
        // The script that answers it may be what did not come.
        if (document.dispatchEvent(new page.CustomEvent(leave, {detail, cancelable: true}))) {
          location.reload();
        }
      }),
      close,
    );
    place();
  };
  const missing = () => {
    if (bar || works()) {
      return;
    }
    show(
      'Part of this page did not load. You can keep reading, but buttons and menus may not work.',
    );
    // What was missing may still arrive, by itself or at the next touch.
    const shown = bar;
    const watch = page.setInterval(() => {
      if (works()) {
        page.clearInterval(watch);
        if (bar === shown) {
          hide();
        }
      }
    }, 1000);
  };
  // A script that hangs, or came empty or cut off, reports nothing. Without the first one, nothing is asked for.
  const wake: HydrateEventName = 'site:hydrate';
  for (const sign of [wake, 'pointerdown', 'keydown']) {
    const look = () => (sign === wake || !page.earlyInputs?.take) && missing();
    document.addEventListener(sign, () => page.setTimeout(look, 20_000), {once: true});
  }
  page.addEventListener(
    'error',
    ({target}) => {
      const src = target && (target as Partial<HTMLScriptElement>).src;
      if (src && src.startsWith(location.origin + assets)) {
        // A page that is just about to work reports by itself what it lacks.
        page.setTimeout(missing, 1000);
      }
    },
    true,
  );
  page.addEventListener('unhandledrejection', ({reason}) => {
    if (reason && (reason as Partial<Error>).name === 'ChunkLoadError') {
      missing();
    }
  });
  document.addEventListener(name, (event) => {
    const notice = (event as CustomEvent<Notice>).detail;
    if (notice) {
      show(notice.text, notice.retry);
    } else {
      hide();
    }
  });
}
