import type {Page, Route} from '@playwright/test';

/** Requests that a fault meets. */
export type Scope = (url: URL) => boolean;

export type Fault = {
  /** Breaks what is asked for from now on. @returns mends it */
  start: (page: Page, scope: Scope) => Promise<() => Promise<void>>;
  /** Set where nothing ever reports a failure: only time tells. */
  isSilent?: boolean;
};

const silence = () => new Promise<void>(() => undefined);

const answered = (answer: (route: Route) => Promise<void>, isSilent = false): Fault => ({
  isSilent,
  async start(page, scope) {
    let isBroken = true;
    const handler = (route: Route) => (isBroken ? answer(route) : route.fallback());
    await page.route(scope, handler);
    return async () => {
      isBroken = false;
      // What is held back would arrive now.
      await (isSilent || page.unroute(scope, handler));
    };
  },
});

const typeOf = (route: Route): string =>
  new URL(route.request().url()).pathname.endsWith('.json')
    ? 'application/json'
    : 'text/javascript';

const body = (text: string) =>
  answered((route) => route.fulfill({contentType: typeOf(route), body: text}));

/** One file does not come as it was built; the rest of the site does. */
export const fileFaults = {
  'is refused': answered((route) => route.abort()),
  'is not there': answered((route) => route.fulfill({status: 404, body: 'Not found'})),
  'is answered with an error': answered((route) => route.fulfill({status: 500, body: 'broken'})),
  'is a page': answered((route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><p>Sorry</p>'}),
  ),
  'is empty': body(''),
  'is cut off': body('(self.cut = {"a": ['),
  'never comes': answered(silence, true),
} satisfies Record<string, Fault>;

/** Data that can be read, and are not what they should be. */
export const dataFaults = {
  ...fileFaults,
  'is null': body('null'),
  'is something else': body('{"other": [1]}'),
} satisfies Record<string, Fault>;

const everything = (fault: Fault): Fault => ({
  ...fault,
  start: (page) => fault.start(page, () => true),
});

/** Nothing of the site can be reached, whatever is asked for. */
export const networkFaults = {
  'the reader is offline': {
    async start(page) {
      await page.context().setOffline(true);
      return () => page.context().setOffline(false);
    },
  },
  'the network leads nowhere': everything(fileFaults['is refused']),
  'the site is out of order': everything(
    answered((route) => route.fulfill({status: 503, body: 'Out of order'})),
  ),
  'the network swallows everything': everything(fileFaults['never comes']),
} satisfies Record<string, Fault>;

/** What a reader is told in each case. */
export const networkMessages: Record<keyof typeof networkFaults, RegExp> = {
  'the reader is offline': /^You are( still)? offline\. You can keep reading this page\./,
  'the network leads nowhere':
    /^The site is( still)? not responding\. You can keep reading this page\./,
  'the site is out of order':
    /^The site( still)? returns an error\. You can keep reading this page\./,
  'the network swallows everything':
    /^(The site is( still)? not responding|That page is taking a long time to load)\. You can keep reading this/,
};

/** Errors that the browser reports of such faults. */
export const reported = [
  /Failed to load resource|ERR_|ChunkLoadError|Loading( CSS)? chunk|SyntaxError|Unexpected|Invalid|MIME type|status of/,
];
