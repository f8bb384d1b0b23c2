import {expect, type Page, type Request} from '@playwright/test';
import {toString} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';

const fragment = unified().use(rehypeParse, {fragment: true});

/** Follows a link of the page through the router, wherever the link is and without pointing at it. */
export async function follow(page: Page, href: string): Promise<void> {
  const link = page.locator(`:is(nav, main, footer) a[href="${href}"]`).first();
  await link.evaluate((element: HTMLAnchorElement) => element.click());
}

/**
 * Waits until a page is shown. Its address and its canonical link come first: until its
 * title follows, the page before it is there, and goes with its menu.
 */
export async function arriveAt(page: Page, address: string): Promise<void> {
  await page.waitForURL(address);
  const built = await (await page.request.get(address)).text();
  const [title] = /<title[^>]*>[^<]*<\/title>/.exec(built)!;
  await expect(page).toHaveTitle(toString(fragment.parse(title)));
}

/** Notes the site's scripts that a page asks for, by file name, until the test ends. */
export function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const name = /\/assets\/js\/([^/?]+)$/.exec(request.url())?.[1];
    // `link rel=prefetch` asks for scripts too, without running them.
    if (name && request.resourceType() === 'script') {
      asked.push(name);
    }
  });
  return asked;
}

/** A promise and the function that fulfils it. */
export function gate(): {open: () => void; opened: Promise<void>} {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {open, opened};
}
