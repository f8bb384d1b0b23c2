import {firstScript, mainScript, runtimeScript, scriptOf} from '../support/chunks.ts';
import {expect, hydrated, test, touch} from '../support/test.ts';
import {fileFaults, reported, type Fault} from './faults.ts';
import {countLoads, expectPath, notice, retry, words} from './reader.ts';

const pages = {
  // Its scripts come with the first touch.
  'a docs page': {at: '/docs/support', own: '@site/docs/support.mdx', met: fileFaults},
  // Its scripts come with the page.
  'another page': {
    at: '/contact/',
    own: '@site/src/pages/contact/index.tsx',
    met: {'is empty': fileFaults['is empty'], 'never comes': fileFaults['never comes']},
  },
  // It has a banner about a wrong base URL.
  'the home page': {
    at: '/',
    own: '@site/src/pages/index.tsx',
    met: {'is empty': fileFaults['is empty'], 'is not there': fileFaults['is not there']},
  },
};

test.use({plannedErrors: reported});

for (const [name, {at, own, met}] of Object.entries(pages)) {
  for (const [what, file] of Object.entries({
    'the first script': firstScript,
    'the runtime': runtimeScript,
    'the main script': mainScript,
    'its own script': () => scriptOf(own),
  })) {
    for (const [happens, fault] of Object.entries<Fault>(met)) {
      test(`${name} of which ${what} ${happens} can be read, says so, and Retry works`, async ({
        page,
      }) => {
        await page.clock.install();
        const script = `/assets/js/${file()}`;
        const mend = await fault.start(page, ({pathname}) => pathname === script);
        await page.goto(at, {waitUntil: 'domcontentloaded'});
        await expect(page.locator('h1')).toBeVisible();
        const title = await page.locator('h1').innerText();
        const loads = countLoads(page);
        await expect(async () => {
          await touch(page);
          // What reports nothing is noticed by the time that it takes.
          await page.clock.fastForward(fault.isSilent || name !== 'a docs page' ? 21_000 : 1100);
          await expect(words(page)).toHaveText(
            'Part of this page did not load. You can keep reading, but buttons and menus may not work.',
            {timeout: 1000},
          );
        }).toPass();
        await expect(notice(page)).toHaveRole('alert');
        await expect(notice(page)).toHaveCount(1);
        await expect(page.locator('h1')).toHaveText(title);
        expect(loads.count).toBe(0);

        await mend();
        await retry(page);
        await hydrated(page);
        await expect(notice(page)).toHaveCount(0);
        await expectPath(page, at);
        await expect.poll(() => loads.count).toBe(1);
      });
    }
  }
}

test('a main script that comes late takes its message back', async ({page}) => {
  await page.clock.install();
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`**/assets/js/${mainScript()}`, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/docs/support', {waitUntil: 'commit'});
  await expect(page.locator('h1')).toBeVisible();
  await touch(page);
  await page.clock.fastForward(21_000);
  await expect(notice(page)).toBeVisible();
  arrive();
  await hydrated(page);
  await page.clock.runFor(1500);
  await expect(notice(page)).toHaveCount(0);
});

test('a script that fails later, for a page nobody has asked for, shows no message', async ({
  page,
}) => {
  await page.goto('/docs/support');
  await hydrated(page);
  await page.evaluate(() => {
    const event = new PromiseRejectionEvent('unhandledrejection', {
      promise: Promise.resolve(),
      reason: Object.assign(new Error('Loading chunk 1 failed'), {name: 'ChunkLoadError'}),
    });
    dispatchEvent(event);
  });
  await expect(notice(page)).toHaveCount(0);
});
