import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {pageFile} from '../../src/content/page-file.ts';
import type {PageEntry} from '../../src/plugins/built-pages/page-list.ts';
import {expectNoViolations} from '../support/accessibility.ts';
import {eachPageKind, plannedNotFound} from '../support/page-kinds.ts';
import {cover, structures, textStyles} from '../support/page-patterns.ts';
import {sites} from '../support/sites.ts';
import {hydrated, test} from '../support/test.ts';

const desktop = {width: 1280, height: 800};
const phone = {width: 375, height: 812};
/** Rules about the colours of text: its contrast, and what tells a link from the words around it. */
const contrast = ['color-contrast', 'link-in-text-block'];

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
    await inDarkMode(page, () => expectNoViolations(page, 'dark', {only: contrast}));
  });
}

/** Texts in these styles were read: most pages are coloured the same. */
const readStyles = new Set<string>();

async function readContrast(page: Page, state: string): Promise<void> {
  const fresh = (await textStyles(page)).filter((style) => !readStyles.has(style));
  if (fresh.length > 0) {
    await expectNoViolations(page, state, {only: contrast, within: 'main'});
    fresh.forEach((style) => readStyles.add(style));
  }
}

async function readText(page: Page, address: string): Promise<void> {
  await page.setViewportSize(phone);
  await page.goto(address);
  await stopTransitions(page);
  await expectNoViolations(page, `${address}, phone`, {without: contrast, within: 'main'});
  await page.setViewportSize(desktop);
  await readContrast(page, `${address}, light`);
  await inDarkMode(page, () => readContrast(page, `${address}, dark`));
}

/** Pages on which everything is that any built page has. @param blank see `structures` */
async function pagesWithAllStructures(blank: Page): Promise<string[]> {
  const pages: PageEntry[] = JSON.parse(readFileSync(`${sites.bare.folder}/pages.json`, 'utf8'));
  const found = new Map<string, string[]>();
  for (const {path} of pages) {
    const html = readFileSync(`${sites.bare.folder}/${pageFile(path)}`, 'utf8');
    found.set(path, await structures(blank, html));
  }
  return cover(found);
}

let chosen: string[] | undefined;
const parts = 8;
for (let part = 0; part < parts; part++) {
  // What is around the text is the same on all pages of a kind, and read above.
  test(`no text of a page has a violation as it arrives, part ${part + 1} of ${parts}`, async ({
    context,
    page,
  }) => {
    // The content security policy of a page forbids to parse HTML in it.
    chosen ??= await pagesWithAllStructures(await context.newPage());
    for (const address of chosen.filter((_, index) => index % parts === part)) {
      await readText(page, address);
    }
  });
}
