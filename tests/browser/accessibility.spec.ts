import {existsSync, readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {PageEntry} from '../../src/plugins/built-pages/page-list.ts';
import {expectNoViolations} from '../support/accessibility.ts';
import {eachPageKind, plannedNotFound} from '../support/page-kinds.ts';
import {sites} from '../support/sites.ts';
import {hydrated, test} from '../support/test.ts';

const desktop = {width: 1280, height: 800};
const phone = {width: 375, height: 812};
/** Pages that one test reads: a new browser context for each would take longer than reading it. */
const batchSize = 20;

// Three readings of a long page take longer than one test usually may.
test.describe.configure({timeout: 240_000});
test.use({
  plannedErrors: [plannedNotFound],
  reducedMotion: 'reduce',
  colorScheme: 'light',
  viewport: desktop,
});

/** Half-way between two modes nothing has its color. */
const stopTransitions = (page: Page) =>
  page.evaluate(() => {
    // Elements with styles are refused by the content security policy.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after {transition: none !important}');
    document.adoptedStyleSheets.push(sheet);
  });

async function inDarkMode(page: Page, read: () => Promise<void>): Promise<void> {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.locator('html[data-theme=dark]').waitFor();
  await read();
  await page.emulateMedia({colorScheme: 'light'});
}

async function onPhone(page: Page, read: () => Promise<void>): Promise<void> {
  await page.setViewportSize(phone);
  await read();
  await page.setViewportSize(desktop);
}

for (const [kind, address] of eachPageKind) {
  test(`${kind} has no violation of WCAG 2.2 AA or best practice in light, dark and on a phone`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrated(page);
    await stopTransitions(page);
    await expectNoViolations(page, 'light');
    await onPhone(page, () => expectNoViolations(page, 'phone'));
    await inDarkMode(page, () => expectNoViolations(page, 'dark'));
  });
}

/** All built pages; none where only the tests are listed. */
function builtPages(): string[] {
  const file = `${sites.bare.folder}/pages.json`;
  const pages: PageEntry[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return pages.map(({path}) => path);
}

/** Rules about the colours of text: its contrast, and what tells a link from the words around it. */
const contrast = ['color-contrast', 'link-in-text-block'];
/** Styles of text whose contrast was read, by this process. */
const readStyles = new Set<string>();

/** The ways in which the text of a page is coloured, each with its size and with what lies behind it. */
const textStyles = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const grounds = new Map<Element | null, string>([[main.parentElement, '']]);
    const groundOf = (element: Element): string => {
      const known = grounds.get(element);
      if (known !== undefined) {
        return known;
      }
      const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
      const isPlain = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      const own =
        isPlain && opacity === '1' ? '' : `${backgroundColor} ${backgroundImage} ${opacity} `;
      const ground = own + groundOf(element.parentElement!);
      grounds.set(element, ground);
      return ground;
    };
    const styles = new Set<string>();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const {parentElement, data} = texts.currentNode as Text;
      if (data.trim()) {
        const {color, fontSize, fontWeight, visibility} = getComputedStyle(parentElement!);
        const link = parentElement!.closest('a');
        const {textDecorationLine, borderBottom} = getComputedStyle(link ?? main);
        const around = link ? getComputedStyle(link.parentElement!).color : '';
        const text = [
          color,
          fontSize,
          fontWeight,
          visibility,
          textDecorationLine,
          borderBottom,
          around,
        ];
        styles.add(`${text.join(' ')} on ${groundOf(parentElement!)}`);
      }
    }
    return [...styles];
  });

/** Reads the contrast where a page has text in a style that none before it had: most pages have the same. */
async function readContrast(page: Page, state: string): Promise<void> {
  const styles = (await textStyles(page)).filter((style) => !readStyles.has(style));
  if (styles.length > 0) {
    await expectNoViolations(page, state, {only: contrast, within: 'main'});
    styles.forEach((style) => readStyles.add(style));
  }
}

const pages = builtPages();
for (let first = 0; first < pages.length; first += batchSize) {
  const batch = pages.slice(first, first + batchSize);
  // What is around the text is the same on all pages of a kind, and read above.
  test(`the text of pages ${batch[0]} to ${batch.at(-1)} has no violation as it arrives`, async ({
    page,
  }) => {
    for (const address of batch) {
      await page.setViewportSize(phone);
      await page.goto(address);
      await stopTransitions(page);
      await expectNoViolations(page, `${address}, phone`, {without: contrast, within: 'main'});
      await page.setViewportSize(desktop);
      await readContrast(page, `${address}, light`);
      await inDarkMode(page, () => readContrast(page, `${address}, dark`));
    }
  });
}
