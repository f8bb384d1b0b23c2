import {existsSync, readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {pageFile} from '../../src/content/page-file.ts';
import type {PageEntry} from '../../src/plugins/built-pages/page-list.ts';
import {expectNoViolations} from '../support/accessibility.ts';
import {eachPageKind, plannedNotFound} from '../support/page-kinds.ts';
import {structures, textStyles} from '../support/page-patterns.ts';
import {sites} from '../support/sites.ts';
import {hydrated, test} from '../support/test.ts';

const desktop = {width: 1280, height: 800};
const phone = {width: 375, height: 812};
/** Pages that one test reads: a new browser context for each would take longer than reading it. */
const batchSize = 20;

// One process reads all pages, since it remembers what it has read; some take longer than a test usually may.
test.describe.configure({mode: 'default', timeout: 240_000});
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
/** What was read: most pages are built of the same, and coloured the same. */
const read = {structures: new Set<string>(), textStyles: new Set<string>()};

/** Reads something for what no page had before, and remembers that it did. */
async function readNew(
  known: Set<string>,
  found: readonly string[],
  reading: () => Promise<void>,
): Promise<void> {
  const fresh = found.filter((item) => !known.has(item));
  if (fresh.length > 0) {
    await reading();
    fresh.forEach((item) => known.add(item));
  }
}

const readContrast = async (page: Page, state: string) =>
  readNew(read.textStyles, await textStyles(page), () =>
    expectNoViolations(page, state, {only: contrast, within: 'main'}),
  );

async function readText(page: Page, address: string): Promise<void> {
  await page.setViewportSize(phone);
  await page.goto(address);
  await stopTransitions(page);
  await expectNoViolations(page, `${address}, phone`, {without: contrast, within: 'main'});
  await page.setViewportSize(desktop);
  await readContrast(page, `${address}, light`);
  await inDarkMode(page, () => readContrast(page, `${address}, dark`));
}

const pages = builtPages();
for (let first = 0; first < pages.length; first += batchSize) {
  const batch = pages.slice(first, first + batchSize);
  // What is around the text is the same on all pages of a kind, and read above.
  test(`the text of pages ${batch[0]} to ${batch.at(-1)} has no violation as it arrives`, async ({
    context,
    page,
  }) => {
    // The content security policy of a page forbids to parse HTML in it.
    const blank = await context.newPage();
    for (const address of batch) {
      const html = readFileSync(`${sites.bare.folder}/${pageFile(address)}`, 'utf8');
      await readNew(read.structures, await structures(blank, html), () => readText(page, address));
    }
  });
}
