/** A window as far as the early scripts look at it, for their unit tests. */

type Listener = (event: Event) => void;

class FakeStorage {
  readonly entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
}

export type FakeWindow = {
  window: Window;
  /** What the address bar shows. */
  address: () => string;
  /** Addresses that were asked for by a request. */
  requested: string[];
  attributes: Map<string, string>;
  stored: Map<string, string>;
  /** Sends an event to the window's listeners, in order. @returns whether all of them heard it */
  send: (type: string) => boolean;
};

type Setting = {
  url: string;
  canonical?: string;
  stored?: Record<string, string>;
  attributes?: Record<string, string>;
  dark?: boolean;
};

export function fakeWindow({
  url,
  canonical,
  stored = {},
  attributes = {},
  dark = false,
}: Setting): FakeWindow {
  let current = new URL(url);
  const requested: string[] = [];
  const listeners: [string, Listener][] = [];
  const storage = new FakeStorage();
  Object.entries(stored).forEach(([key, value]) => storage.setItem(key, value));
  const html = new Map(Object.entries(attributes));
  const location = {
    get origin() {
      return current.origin;
    },
    get pathname() {
      return current.pathname;
    },
    get search() {
      return current.search;
    },
    get hash() {
      return current.hash;
    },
    replace: (address: string) => requested.push(address),
  };
  const history = {
    state: {key: 'kept'},
    replaceState: (_state: unknown, _title: string, address: string) => {
      const next = new URL(address, current);
      if (next.origin !== current.origin) {
        throw new Error('SecurityError');
      }
      current = next;
    },
  };
  const document = {
    documentElement: {
      getAttribute: (name: string) => html.get(name) ?? null,
      setAttribute: (name: string, value: string) => void html.set(name, value),
    },
    querySelector: () => (canonical ? {href: canonical} : null),
  };
  const page = {
    document,
    history,
    location,
    localStorage: storage,
    addEventListener: (type: string, listener: Listener) => listeners.push([type, listener]),
    matchMedia: () => ({matches: dark, addEventListener: () => undefined}),
  };
  return {
    window: page as unknown as Window,
    address: () => current.href.slice(current.origin.length),
    requested,
    attributes: html,
    stored: storage.entries,
    send: (type) => {
      let stopped = false;
      const event = {stopImmediatePropagation: () => (stopped = true)} as unknown as Event;
      for (const [name, listener] of listeners) {
        if (name === type && !stopped) {
          listener(event);
        }
      }
      return !stopped;
    },
  };
}
