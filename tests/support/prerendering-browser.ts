import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {Readable, Writable} from 'node:stream';
import {browserPath} from '../../scripts/find-browser.ts';
import {onlyLocalHosts} from './sites.ts';
import {expect, test} from './test.ts';

/** What this file reads of the browser's messages. */
type Message = {
  id?: number;
  method?: string;
  params?: {sessionId?: string; targetInfo?: {type: string; subtype?: string}};
  result?: Record<string, any>;
  error?: {message: string};
};

type Send = (
  method: string,
  params?: object,
  sessionId?: string,
) => Promise<NonNullable<Message['result']>>;

/** A page that is shown, or prepared. */
export type PageOfTab = {
  /** The value of an expression. @throws when the page is gone */
  evaluate: (expression: string) => Promise<unknown>;
  /** Puts the pointer on an element, in two steps. */
  point: (selector: string) => Promise<void>;
  /** Presses where the pointer is. */
  press: () => Promise<void>;
  /** The page that is prepared while this one is shown. */
  prepared: () => Promise<PageOfTab>;
};

/** Waits until all of a page is there; at first, nothing of it is. */
const loaded = ({evaluate}: PageOfTab) =>
  expect(async () => {
    expect(await evaluate('location.protocol + document.readyState')).toBe('http:complete');
  }).toPass();

/** Sends commands to a browser by its pipe, and hears what it reports. */
function connect(input: Writable, output: Readable, hear: (message: Message) => void): Send {
  const waiting = new Map<number, (message: Message) => void>();
  let begun = '';
  output.on('data', (data) => {
    const texts = `${begun}${data}`.split('\0');
    begun = texts.pop()!;
    for (const message of texts.map((text) => JSON.parse(text) as Message)) {
      waiting.get(message.id!)?.(message);
      hear(message);
    }
  });
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const id = waiting.size + 1;
      waiting.set(id, ({result, error}) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result!),
      );
      input.write(`${JSON.stringify({id, method, params, sessionId})}\0`);
    });
}

/**
 * Opens a page in a browser that prepares others. Playwright holds each page by itself, for which Chromium prepares
 * none: here, the tab is held, by the browser's own protocol.
 *
 * @see https://chromedevtools.github.io/devtools-protocol/
 */
export async function withPrerendering(
  url: string,
  use: (page: PageOfTab) => Promise<void>,
): Promise<void> {
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--no-first-run',
    '--remote-debugging-pipe',
    '--window-size=1280,900',
    onlyLocalHosts,
    `--user-data-dir=${test.info().outputPath('profile')}`,
    url,
  ];
  const browser = spawn(browserPath()!, flags, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = once(browser, 'exit');
  const pages: PageOfTab[] = [];
  const hear = ({method, params}: Message) => {
    if (method === 'Target.attachedToTarget' && params?.targetInfo?.type === 'page') {
      pages.push(pageOf(params.sessionId!));
    }
  };
  const send = connect(browser.stdio[3] as Writable, browser.stdio[4] as Readable, hear);

  function pageOf(session: string): PageOfTab {
    const at = {x: 0, y: 0};
    const move = (x: number, y: number) => {
      Object.assign(at, {x, y});
      return send('Input.dispatchMouseEvent', {type: 'mouseMoved', ...at}, session);
    };
    const page: PageOfTab = {
      async evaluate(expression) {
        const {result} = await send('Runtime.evaluate', {expression, returnByValue: true}, session);
        return result.value;
      },
      async point(selector) {
        const [x, y] = (await page.evaluate(`{
          const element = document.querySelector(${JSON.stringify(selector)});
          element.scrollIntoView({block: 'center', behavior: 'instant'});
          const {x, y, width, height} = element.getBoundingClientRect();
          [x + width / 2, y + height / 2];
        }`)) as [number, number];
        await move(x - 1, y);
        await move(x, y);
      },
      async press() {
        const press = {...at, button: 'left', clickCount: 1};
        await send('Input.dispatchMouseEvent', {type: 'mousePressed', ...press}, session);
        // The page may be gone before it answers.
        await send('Input.dispatchMouseEvent', {type: 'mouseReleased', ...press}, session).catch(
          () => {},
        );
      },
      async prepared() {
        await expect.poll(() => pages.length).toBe(2);
        await loaded(pages[1]!);
        return pages[1]!;
      },
    };
    return page;
  }

  try {
    const {targetInfos} = await send('Target.getTargets', {filter: [{type: 'tab'}]});
    const {targetId} = targetInfos[0];
    const {sessionId} = await send('Target.attachToTarget', {targetId, flatten: true});
    const attach = {autoAttach: true, waitForDebuggerOnStart: false, flatten: true};
    await send('Target.setAutoAttach', attach, sessionId);
    await expect.poll(() => pages.length).toBe(1);
    const [page] = pages as [PageOfTab];
    await loaded(page);
    await use(page);
  } finally {
    browser.kill();
    await ended;
  }
}
