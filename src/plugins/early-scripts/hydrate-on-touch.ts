import type {Departure, LeaveEventName} from './leave-page.ts';

declare global {
  interface Window {
    /**
     * Answers what was pressed before React is there, in the way of React's parts (`src/client/first-answers`).
     * @returns whether it did; React is to get the event later otherwise
     */
    answerFirst?: (event: Event, target: Element) => boolean;
  }
}

/** The event, sent to the document, that fetches the scripts of a page that has none yet. */
export type HydrateEventName = 'site:hydrate';

/**
 * On a page whose scripts come later (`page-template.ts`): fetches them at the first sign that somebody
 * is there, which is a movement of the pointer, a touch, a key or a turn of the wheel. On every page, what
 * the reader did before React took over is done again after it, once and in its order: presses, keys that
 * belong to the search or to tabs, and what was entered into fields and sent. Links need no React and lead
 * on at once, and a small script that every page has answers what it can (`answerFirst`).
 *
 * Runs inline in the page: the function must not refer to anything outside it.
 *
 * @param metaName name of the `<meta>` elements that hold the addresses of the scripts
 */
export function hydrateOnTouch(page: Window & typeof globalThis, metaName: string): void {
  const {document, location, navigator} = page;
  const root = document.documentElement;
  const wake: HydrateEventName = 'site:hydrate';
  const later = () => document.querySelectorAll<HTMLMetaElement>(`meta[name="${metaName}"]`);

  type Repeat = {event?: Event; find: () => Element | undefined; run: (target: Element) => void};
  let repeats: Repeat[] = [];
  /** What was entered last: React empties some fields when it takes over. */
  const entries = new Map<HTMLInputElement, string>();
  /** On other pages the scripts are on their way. */
  let asked = later().length === 0;
  /** From a step in the history to another page until the site has answered: React would meet the wrong text. */
  let leaving = false;
  /** Finds the element that has the focus, or the one in its place. */
  let findFocused: (() => Element | undefined) | undefined;
  /** Set from the press or key that opens the search: what is typed next is the query. */
  let searching = false;

  const isAnswered = (event: Event, target: Element) => page.answerFirst?.(event, target) ?? false;
  /** Something has loaded: if it was the script that answers, it gets what was done before. */
  const onLoad = () => {
    repeats = repeats.filter(({event, find}) => {
      const target = find();
      return !event || !target || !isAnswered(event, target);
    });
  };
  const onMissing = () => {
    if (navigator.onLine) {
      stop();
    } else {
      // The next touch tries again.
      asked = false;
    }
  };
  const fetchScripts = () => {
    later().forEach((meta, index, {length}) => {
      const script = document.createElement('script');
      script.src = meta.content;
      // In their order.
      script.async = false;
      script.addEventListener('error', onMissing);
      script.addEventListener('load', () => {
        // The last one that came empty or cut off counts as one that did not come.
        if (index + 1 < length || Object.hasOwn(page, 'docusaurus')) {
          // It must not run again.
          meta.remove();
        } else {
          script.dispatchEvent(new page.Event('error'));
        }
      });
      document.head.append(script);
    });
  };
  const hydrate = () => {
    if (asked || leaving) {
      return;
    }
    asked = true;
    document.dispatchEvent(new page.Event(wake));
    // React would find only a part of the page.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', fetchScripts);
    } else {
      fetchScripts();
    }
  };

  const tab = '[role="tab"]';
  const isField = (target: Element) =>
    target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');
  /** Finds an element again, or the one in its place: React draws some parts anew when it takes over. */
  const finder = (element: Element) => {
    const way: {parent: Element; index: number}[] = [];
    for (let child = element; child.parentElement; child = child.parentElement) {
      const parent = child.parentElement;
      way.push({parent, index: Array.prototype.indexOf.call(parent.children, child)});
    }
    return (): Element | undefined => {
      const from = way.findIndex(({parent}) => parent.isConnected);
      return way
        .slice(0, from + 1)
        .reduceRight<Element | undefined>(
          (node, {index}) => node?.children[index],
          way[from]?.parent,
        );
    };
  };

  /**
   * Keeps an event from the page until React is there.
   * @param typed what it writes, then, into the field that has the focus
   */
  const hold = (event: Event, typed = '') => {
    const target = event.target as Element;
    const place = finder(target);
    const isForTab = event.type === 'keydown' && target.matches(tab);
    // The key before may have led to another tab.
    const find = () => (isForTab && document.querySelector(`${tab}:focus`)) || place();
    searching ||=
      (event.type === 'keydown' && !isForTab) || target.closest('[aria-keyshortcuts]') !== null;
    const again = new (event.constructor as typeof Event)(event.type, event);
    event.preventDefault();
    event.stopPropagation();
    repeats.push({
      event: again,
      find,
      run: (found) => {
        found.dispatchEvent(again);
        if (typed) {
          // Deprecated, and the only way to write as a reader does, for which React listens.
          document.execCommand(typed === 'Backspace' ? 'delete' : 'insertText', false, typed);
        }
      },
    });
  };

  const onClick = (event: MouseEvent) => {
    hydrate();
    const target = event.target as Element;
    // It works without React.
    if (target.closest('.site-notice')) {
      return;
    }
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (
      (!link || link.getAttribute('href') === '#') &&
      !isField(target) &&
      !isAnswered(event, target)
    ) {
      hold(event);
    }
  };

  const onKey = (event: KeyboardEvent) => {
    hydrate();
    const {key, ctrlKey, metaKey, altKey} = event;
    const target = event.target as Element;
    const command = ctrlKey || metaKey;
    const searches = (command && key.toLowerCase() === 'k') || (!command && key === '/');
    // Behind a press or a key of the search: the beginning of the query.
    const types = key.length === 1 || key === 'Backspace';
    const follows =
      searching && repeats.length > 0 && !command && (types || key === 'Enter' || key === 'Escape');
    const presses = key === ' ' && target.matches('button, summary, a, label, input');
    if (
      !altKey &&
      !presses &&
      (searches || follows) &&
      (command || !isField(target)) &&
      !isAnswered(event, target)
    ) {
      hold(event, follows && types ? key : '');
    } else if (
      (!command && target.matches(tab) && /^(Arrow|Enter| )/.test(key)) ||
      (key === 'Enter' && target.matches('[enterkeyhint]'))
    ) {
      hold(event);
    }
  };

  const onSubmit = (event: SubmitEvent) => {
    // Without an address to send to, only React knows what is to be done.
    const form = event.target as Element;
    if (!form.hasAttribute('action') && !isAnswered(event, form)) {
      hold(event);
    }
  };

  const onInput = (event: Event) => {
    hydrate();
    const entered = event.target as HTMLInputElement;
    const isKnown = entries.has(entered);
    if (!isField(entered) || (!isKnown && isAnswered(event, entered))) {
      return;
    }
    entries.set(entered, entered.value);
    if (isKnown) {
      return;
    }
    repeats.push({
      find: finder(entered),
      run: (target) => {
        const field = target as HTMLInputElement;
        const caret = entered.selectionStart;
        if (field.type !== 'file') {
          // React takes a value for new when it differs from the last one set through the element itself.
          const prototype = Object.getPrototypeOf(field) as HTMLInputElement;
          field.value = '';
          Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(
            field,
            entries.get(entered),
          );
        }
        field.dispatchEvent(new page.Event('input', {bubbles: true}));
        field.dispatchEvent(new page.Event('change', {bubbles: true}));
        if (typeof caret === 'number') {
          field.setSelectionRange(caret, caret);
        }
      },
    });
  };

  // Browsers send a movement of their own when a page appears under a pointer that rests.
  let first = '';
  const onMove = ({screenX, screenY}: PointerEvent) => {
    const place = `${screenX} ${screenY}`;
    first ||= place;
    if (place !== first) {
      hydrate();
    }
  };

  const onFocus = ({target}: FocusEvent) => {
    hydrate();
    findFocused = finder(target as Element);
  };
  const onPointer = () => {
    hydrate();
    findFocused = undefined;
  };
  /** A script of a page that does not wait for a touch did not come. */
  const onError = ({target}: Event) => {
    if ((target as Element).matches('script[defer]')) {
      onMissing();
    }
  };

  const listeners: [string, (event: never) => void][] = [
    ['pointermove', onMove],
    ['pointerdown', onPointer],
    ['wheel', hydrate],
    ['dragenter', hydrate],
    ['focusin', onFocus],
    ['click', onClick],
    ['keydown', onKey],
    ['submit', onSubmit],
    ['input', onInput],
    ['load', onLoad],
    ['error', onError],
  ];
  for (const [type, listener] of listeners) {
    document.addEventListener(type, listener as EventListener, true);
  }
  function stop() {
    for (const [type, listener] of listeners) {
      document.removeEventListener(type, listener as EventListener, true);
    }
  }
  document.addEventListener(wake, hydrate);
  // A script of the page itself did not come: what is pressed from now on is not done later.
  page.addEventListener('unhandledrejection', () => asked && stop());

  const observer = new page.MutationObserver(() => {
    if (root.getAttribute('data-has-hydrated') !== 'true') {
      return;
    }
    observer.disconnect();
    page.removeEventListener('popstate', onHistory);
    stop();
    page.setTimeout(() => {
      // Tabs are drawn anew.
      if (document.activeElement === document.body) {
        (findFocused?.() as HTMLElement | undefined)?.focus();
      }
    });
    // One at a time, for each may change what the next one meets.
    const next = () => {
      const repeat = repeats.shift();
      if (repeat) {
        const target = repeat.find();
        if (target) {
          repeat.run(target);
        }
        page.setTimeout(next);
      }
    };
    page.setTimeout(next);
  });
  observer.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});

  // An entry of the history that React made belongs, after a reload, to this page: nothing else loads the other one.
  const address = () => location.pathname + location.search;
  const shown = address();
  const onHistory = () => {
    if (address() !== shown) {
      const leave: LeaveEventName = 'site:leave';
      leaving = true;
      const stay = () => {
        leaving = false;
        page.history.pushState(null, '', shown);
      };
      const detail: Departure = {href: location.href, stay};
      document.dispatchEvent(new page.CustomEvent(leave, {detail}));
    }
  };
  page.addEventListener('popstate', onHistory);

  // What an address with a query asks for, such as a list that is narrowed down, React shows.
  if (location.search) {
    hydrate();
  }
}
