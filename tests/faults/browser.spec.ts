import type {Page} from '@playwright/test';
import {builtScripts} from '../support/chunks.ts';
import {arriveAt, follow} from '../support/navigation.ts';
import {openSearch} from '../support/search.ts';
import {expect, hydrated, test} from '../support/test.ts';
import {countLoads, notice} from './reader.ts';

const expectWhole = async (page: Page) => {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
};

/** What a reader does on any page: opens the search, asks a question, goes on. */
async function expectUsable(page: Page, next: string): Promise<void> {
  await expectWhole(page);
  const search = await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  // Its own page needs no button for it.
  if (new URL(page.url()).pathname !== '/ai') {
    await page.getByRole('button', {name: 'Ask AI'}).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  const loads = countLoads(page);
  await follow(page, next);
  await arriveAt(page, next);
  await expectWhole(page);
  expect(loads.count).toBe(0);
}

/** Parts of the browser that older ones lack, or settings take away. */
const missing: Record<string, () => void> = {
  'modal dialogs': () => {
    const {prototype} = HTMLDialogElement as unknown as {prototype: Record<string, unknown>};
    delete prototype.showModal;
    delete prototype.close;
  },
  'an observer of sizes': () => {
    delete (window as Partial<typeof window>).ResizeObserver;
  },
  'an observer of what is in view': () => {
    delete (window as Partial<typeof window>).IntersectionObserver;
  },
  'idle callbacks': () => {
    delete (window as Partial<typeof window>).requestIdleCallback;
  },
  workers: () => {
    delete (window as Partial<typeof window>).Worker;
  },
  'a clipboard': () => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  },
  'the selector :modal': () => {
    for (const method of ['matches', 'querySelector', 'querySelectorAll'] as const) {
      const native = Element.prototype[method] as (selector: string) => unknown;
      Object.assign(Element.prototype, {
        [method](selector: string) {
          if (selector.includes(':modal')) {
            throw new SyntaxError(`${selector} is not a valid selector`);
          }
          return native.call(this, selector);
        },
      });
    }
  },
};

for (const [what, remove] of Object.entries(missing)) {
  for (const [at, next] of [
    ['/docs/lambda', '/docs/api'],
    ['/lambda/', '/docs/lambda'],
  ] as const) {
    test(`a browser without ${what}: ${at} is whole and can be used`, async ({page}) => {
      await page.addInitScript(remove);
      await page.goto(at);
      await hydrated(page);
      await expectUsable(page, next);
    });
  }
}

test('no script has a look-behind, for which Safari before 16.4 refuses the whole script', () => {
  // This library makes its own when it starts, and does without where the browser refuses.
  const prepared = /^vendors-node_modules_yaml_/;
  const scripts = [...builtScripts('(?<='), ...builtScripts('(?<!')];
  expect(scripts.filter((file) => !prepared.test(file))).toEqual([]);
});

/** Storages that do not work. */
const storages: Record<string, () => void> = {
  'refuses every call': () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }
  },
  'cannot even be looked at': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'is not there': () => {
    Object.defineProperty(window, 'localStorage', {configurable: true, value: null});
  },
};

for (const [how, refuse] of Object.entries(storages)) {
  test(`with a storage that ${how} settings hold while the page is open`, async ({page}) => {
    await page.addInitScript(refuse);
    await page.goto('/docs/');
    await hydrated(page);
    const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
    await toggle.click();
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const announcement = page.getByRole('region', {name: 'Announcement'});
    await announcement.getByRole('button', {name: 'Close'}).click();
    await expect(announcement).toHaveCount(0);
    await expectUsable(page, '/docs/support');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

/** What may stand where the site keeps something. */
const values = {
  nonsense: '{"\u0000nonsense',
  'another type': '[[1], null, {"a": {}}]',
  'a million characters': 'x'.repeat(1_000_000),
};

for (const [what, value] of Object.entries(values)) {
  for (const [at, next] of [
    ['/docs/', '/docs/support'],
    ['/ai', '/docs/'],
    ['/showcase/add', '/showcase/'],
  ] as const) {
    test(`with ${what} in every key of the storages, ${at} works`, async ({page}) => {
      await page.addInitScript((text) => {
        for (const key of [
          'theme',
          'docusaurus.announcement.id',
          'docusaurus.announcement.dismiss',
          'docs-preferred-version-default',
          'docusaurus.tab.package-manager',
          '__DOCSEARCH_RECENT_SEARCHES__pages',
          '__DOCSEARCH_FAVORITE_SEARCHES__pages',
          'showcase-draft',
        ]) {
          localStorage.setItem(key, text.slice(0, 100_000));
        }
        sessionStorage.setItem('ask-ai.question', text);
      }, value);
      await page.goto(at);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      for (const field of await page.getByRole('main').getByRole('textbox').all()) {
        expect((await field.inputValue()).length).toBeLessThanOrEqual(500);
      }
      await expectUsable(page, next);
    });
  }
}

test.describe('an extension of the browser', () => {
  test.use({plannedErrors: [/NotFoundError/]});

  for (const selector of [
    '[aria-label="Ask AI"]',
    '[aria-label="Announcement"]',
    '.theme-doc-sidebar-container',
    'footer',
    'main',
    'h1',
  ]) {
    test(`that removes ${selector} takes nothing of the next page`, async ({page}) => {
      await page.goto('/docs/support');
      await hydrated(page);
      await page.evaluate((what) => document.querySelector(what)!.remove(), selector);
      await page
        .locator('a[href="/blog"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await arriveAt(page, '/blog');
      await expectWhole(page);
    });
  }

  for (const [at, next] of [
    ['/docs/support', '/docs/resources'],
    ['/lambda/', '/docs/lambda'],
    ['/search', '/docs/'],
  ] as const) {
    test(`that wraps all text, as a translation does, leaves ${at} whole`, async ({page}) => {
      await page.goto(at);
      await hydrated(page);
      await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) {
          texts.push(walker.currentNode as Text);
        }
        for (const text of texts.filter(({data}) => data.trim())) {
          const font = document.createElement('font');
          text.replaceWith(font);
          font.append(text);
        }
      });
      await expectUsable(page, next);
    });
  }
});

test.describe('a hash that cannot be decoded', () => {
  const at = (page: Page) => page.evaluate(() => location.pathname + location.hash);

  test('when the page opens', async ({page}) => {
    await page.goto('/docs/support#%E0%A4%A');
    await hydrated(page);
    expect(await at(page)).toBe('/docs/support');
    await expect(page.locator('h1')).toHaveText('Support policy');
  });

  test('on a page that is open: nothing moves, and the page goes on working', async ({page}) => {
    await page.goto('/docs/');
    await hydrated(page);
    const title = await page.locator('h1').innerText();
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.evaluate(() => {
      location.hash = '#%E0%A4%A';
    });
    await expect.poll(() => at(page)).toBe('/docs/');
    await expect(page.locator('h1')).toHaveText(title);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(500);
    await follow(page, '/docs/support');
    await expect(page.locator('h1')).toHaveText('Support policy');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(title);
  });
});
