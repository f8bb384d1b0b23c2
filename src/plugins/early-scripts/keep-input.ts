/** Something that the reader did before React was there. */
export type EarlyInput = {
  event: Event;
  /** Whether the page has not seen it: it is to be done later. */
  isHeld: boolean;
  /** What a held key writes, then, into the field that has the focus; empty when it only presses. */
  typed: string;
};

/** What `keepInput` hands to the first script. */
export type EarlyInputs = {
  /** The page that is in the HTML: its path and query. */
  readonly address: string;
  /** What came before the first script was there. */
  readonly inputs: EarlyInput[];
  /** Gets what comes then. */
  take?: (input: EarlyInput) => void;
  /** Set by a step in the history. */
  hasStepped: boolean;
  /** Set while a press waits that opens a field: what is typed next is meant for it. */
  isTyping: boolean;
  /** Leaves the page to React. */
  stop: () => void;
};

declare global {
  interface Window {
    earlyInputs?: EarlyInputs;
    /**
     * Answers what was pressed before React is there, in the way of React's parts (`src/client/before-react`).
     * @returns whether it did; React is to get the event later otherwise
     */
    answerEarly?: (event: Event, target: Element) => boolean;
  }
}

/**
 * Keeps what the reader does from the first moment on, for the first script (`src/client/before-react`): it
 * answers what it can, has React fetched for the rest, and does that again once React is there.
 *
 * Runs inline in the page: the function must not refer to anything outside it.
 *
 * @param firstScript path of the first script
 */
export function keepInput(page: Window & typeof globalThis, firstScript: string): void {
  const {document, location, navigator} = page;
  /** The first script, when it did not come. */
  let missed = '';

  const isField = (target: Element) =>
    target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');
  /** Whether a script is to do what a press asks for. */
  const isForScript = (target: Element, {ctrlKey, metaKey, shiftKey}: MouseEvent) => {
    const link = target.closest('a[href]');
    // Pressed for another tab or window, it is like any link.
    const opensHere = link?.hasAttribute('data-opens') && !(ctrlKey || metaKey || shiftKey);
    // One of the sidebar only opens a category.
    const leads = link && !link.hasAttribute('aria-expanded') && !opensHere;
    return (
      // Without a connection, and the script that knows what to do then, a link would lose the page.
      !(leads && (early.take || navigator.onLine)) &&
      !isField(target) &&
      // The browser presses what it labels.
      (target.matches('input') || !target.closest('label')) &&
      !target.closest('.site-notice, summary')
    );
  };

  const keep = (event: Event) => {
    const target = event.target as Element;
    let forScript = false;
    let forReact = false;
    let typed = '';
    let isTyping = false;
    if (/^(focusin|pointerdown)$/.test(event.type)) {
      // The reader has turned to something else.
      early.isTyping = false;
    } else if (event.type === 'click') {
      forScript = isForScript(target, event as MouseEvent);
      isTyping = target.closest('[aria-keyshortcuts], [aria-haspopup="dialog"]') !== null;
    } else if (event.type === 'submit') {
      // Without an address to send to, only React knows what is to be done.
      forScript = !target.hasAttribute('action');
    } else if (event.type === 'keydown') {
      // Filled in by the browser itself, a field reports a key without a name.
      const {key = '', ctrlKey, metaKey, altKey, shiftKey} = event as KeyboardEvent;
      const command = ctrlKey || metaKey;
      const writes = key.length === 1 || key === 'Backspace';
      const follows = early.isTyping && !command && (writes || key === 'Enter' || key === 'Escape');
      const opensSearch = command ? key.toLowerCase() === 'k' && !shiftKey : key === '/';
      const presses =
        key === ' ' && !early.isTyping && target.matches('button, summary, a, label, input');
      const isTab = target.matches('[role="tab"]');
      forScript = !altKey && !presses && (opensSearch || follows) && (command || !isField(target));
      forReact =
        (!command && isTab && /^(Arrow|Enter| )/.test(key)) ||
        (key === 'Enter' && !shiftKey && target.matches('[enterkeyhint]'));
      typed = follows && writes ? key : '';
      isTyping = !isTab;
    }
    const isHeld = (forScript && !page.answerEarly?.(event, target)) || forReact;
    if (isHeld) {
      event.preventDefault();
      event.stopPropagation();
      early.isTyping ||= isTyping;
    }
    if (missed && /^(pointerd|keyd)own$/.test(event.type)) {
      const again = document.createElement('script');
      again.src = missed;
      missed = '';
      document.head.append(again);
    }
    const input = {event, isHeld, typed};
    if (early.take) {
      early.take(input);
    } else {
      early.inputs.push(input);
    }
  };
  /** It came, or did not; one that came empty or cut off has not taken over. */
  const onEnd = ({target}: Event) => {
    const {src} = target as HTMLScriptElement;
    if (src === location.origin + firstScript && !early.take) {
      missed = src;
    }
  };

  const listeners: [string, (event: Event) => void][] = [
    ['error', onEnd],
    ['load', onEnd],
  ];
  const kept = 'pointermove pointerdown wheel dragenter focusin click keydown submit input';
  for (const type of kept.split(' ')) {
    listeners.push([type, keep]);
  }
  const early: EarlyInputs = (page.earlyInputs = {
    address: location.pathname + location.search,
    inputs: [],
    hasStepped: false,
    isTyping: false,
    stop: () => {
      for (const [type, listener] of listeners) {
        document.removeEventListener(type, listener, true);
      }
    },
  });
  for (const [type, listener] of listeners) {
    document.addEventListener(type, listener, true);
  }
  page.addEventListener('popstate', () => (early.hasStepped = true));
}
