import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, test} from '../support/test.ts';

const address = '/docs/contributing/samples';

/** The code block with these words that the page shows for what is written above it. */
const block = (page: Page, words: string): Locator =>
  page.locator('.theme-code-block:not(.language-mdx)').filter({hasText: words});

const overflow = (code: Locator) =>
  code.locator('pre').evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);

const colorOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);

test.describe('code in the built page', () => {
  test.use({javaScriptEnabled: false});

  test('is coloured by classes, with no style of its own', async ({page}) => {
    await page.goto(address);
    const code = block(page, 'FadeIn = ()');
    const ink = await colorOf(code.locator('code'));
    for (const token of ['.keyword', '.string', '.attr-name']) {
      expect(await colorOf(code.locator(token).first()), token).not.toBe(ink);
    }
    const styles = await page
      .locator('.theme-code-block, .theme-code-block *')
      .evaluateAll((all) => all.flatMap((element) => element.getAttribute('style') ?? []));
    expect(styles).toEqual([]);
  });

  test('says in which file it belongs, and that it does not compile', async ({page}) => {
    await page.goto(address);
    await expect(block(page, 'FadeIn = ()')).toContainText('src/FadeIn.tsx');
    await expect(block(page, "number = '90'")).toContainText('Does not compile: TS2322');
  });

  test('shows nothing of what is cut away', async ({page}) => {
    await page.goto(address);
    const code = block(page, 'const seconds = frame / fps').locator('code');
    expect(await code.innerText()).toBe('  const seconds = frame / fps;\n');
  });

  test('tells marked, added and removed lines apart', async ({page}) => {
    await page.goto(address);
    const lines = block(page, 'src/times.ts').locator('code > span');
    const grounds = await lines.evaluateAll((all) =>
      all.map((line) => getComputedStyle(line).backgroundColor),
    );
    expect(grounds).toEqual(['rgba(0, 0, 0, 0)', expect.not.stringContaining('rgba(0, 0, 0, 0)')]);
    const diff = block(page, '<Composition');
    expect(await colorOf(diff.locator('.inserted').first())).not.toBe(
      await colorOf(diff.locator('.deleted').first()),
    );
  });

  test('numbers its lines from the one that the author says', async ({page}) => {
    await page.goto(address);
    const code = block(page, 'src/times.ts');
    const numbers = await code
      .locator('code > span')
      .evaluateAll((all) => all.map((line) => getComputedStyle(line, '::before').content));
    expect(numbers.slice(0, 2)).toEqual(['"12"', '"13"']);
    // Marked or not, the code of all lines begins at the same place, behind the numbers.
    const starts = await code
      .locator('code > span > span:first-child')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left));
    expect(starts).toHaveLength(2);
    expect(starts[0]).toBeCloseTo(starts[1]!, 0);
  });
});

test.describe('the buttons of code', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('wrap lines that are too long, say so, and undo it', async ({page}) => {
    await page.goto(address);
    await hydrated(page);
    const code = block(page, 'src/times.ts');
    const wrap = code.getByRole('button', {name: 'Wrap long lines'});
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    expect(await overflow(code)).toBeGreaterThan(0);
    await wrap.press('Enter');
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await overflow(code)).toBe(0);
    await wrap.press('Enter');
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    expect(await overflow(code)).toBeGreaterThan(0);
  });

  test('do not offer to wrap lines that fit', async ({page}) => {
    await page.goto(address);
    await hydrated(page);
    const code = block(page, "number = '90'");
    await expect(code.getByRole('button', {name: 'Copy code to clipboard'})).toBeAttached();
    await expect(code.getByRole('button', {name: 'Wrap long lines'})).toHaveCount(0);
  });

  test('copy what is shown, without numbers and hidden lines, and announce it', async ({page}) => {
    await page.goto(address);
    await hydrated(page);
    for (const [words, text] of [
      ['const seconds = frame / fps', '  const seconds = frame / fps;'],
      ['src/times.ts', /^const fps = 30;\nexport const times = /],
    ] as const) {
      const code = block(page, words);
      await expect(code.getByRole('status')).toHaveText('');
      await code.getByRole('button', {name: 'Copy code to clipboard'}).press('Enter');
      await expect(code.getByRole('status')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toEqual(
        typeof text === 'string' ? text : expect.stringMatching(text),
      );
    }
  });

  test('are seen when the mouse or the focus is in the block, and on touch screens', async ({
    page,
    browser,
  }) => {
    await page.goto(address);
    await hydrated(page);
    const shown = (code: Locator) =>
      code
        .getByRole('button', {name: 'Copy code to clipboard'})
        .evaluate((button) => getComputedStyle(button.closest('div')!).opacity);
    const code = block(page, 'FadeIn = ()');
    expect(await shown(code)).toBe('0');
    await code.hover();
    expect(await shown(code)).toBe('1');
    await page.mouse.move(0, 0);
    await code.locator('pre').focus();
    expect(await shown(code)).toBe('1');

    const context = await browser.newContext({hasTouch: true, isMobile: true});
    const phone = await context.newPage();
    await phone.goto(address);
    await hydrated(phone);
    expect(await shown(block(phone, 'FadeIn = ()'))).toBe('1');
    await context.close();
  });

  test.describe('on a phone', () => {
    test.use({hasTouch: true, isMobile: true, viewport: {width: 375, height: 812}});

    for (const [place, sample] of [
      ['/docs/use-current-frame', 'function useCurrentFrame'],
      ['/docs/use-current-frame', 'durationInFrames={60}'],
      ['/docs/the-fundamentals', 'can only be called'],
      ['/docs/the-fundamentals', 'src/Star.tsx'],
    ] as const) {
      test(`have a place of their own in ${sample} on ${place}`, async ({page}) => {
        await page.goto(place);
        await hydrated(page);
        const code = page.locator('.theme-code-block').filter({hasText: sample}).first();
        const copy = code.getByRole('button', {name: 'Copy code to clipboard'});
        const [box, buttons] = await Promise.all([
          code.boundingBox(),
          copy.locator('..').locator('..').boundingBox(),
        ]);
        expect(buttons!.x + buttons!.width).toBeLessThan(box!.x + box!.width);
        expect(buttons!.y).toBeGreaterThan(box!.y);
        expect(buttons!.y + buttons!.height).toBeLessThan(box!.y + box!.height);
        const line = await code.locator('pre').evaluate((pre) => {
          const {top} = pre.querySelector('code > span')!.getBoundingClientRect();
          return {top, right: pre.getBoundingClientRect().right};
        });
        const isBeside = line.right <= buttons!.x;
        expect(isBeside || line.top >= buttons!.y + buttons!.height).toBe(true);
      });
    }
  });
});

test('says when copying is not allowed', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: () => Promise.reject(new Error('denied'))},
    });
  });
  await page.goto(address);
  await hydrated(page);
  const code = block(page, 'FadeIn = ()');
  await code.getByRole('button', {name: 'Copy code to clipboard'}).press('Enter');
  await expect(code.getByRole('status')).toContainText('Copying is not allowed');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`breaks no rule of accessibility, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.goto(address);
    await hydrated(page);
    const {violations, passes} = await new AxeBuilder({page})
      .include('.theme-code-block')
      .analyze();
    expect(passes.length, 'rules that looked at something').toBeGreaterThan(3);
    expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}
