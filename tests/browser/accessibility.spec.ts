import {readFileSync} from 'node:fs';
import type {PageEntry} from '../../src/plugins/built-pages/page-list.ts';
import {expectNoViolations, rulesOfAppearance} from '../support/accessibility.ts';
import {eachPageKind, plannedNotFound} from '../support/page-kinds.ts';
import {sites} from '../support/sites.ts';
import {hydrated, test} from '../support/test.ts';

const desktop = {width: 1280, height: 800};
const phone = {width: 375, height: 812};

/** One page of each kind is read as a whole in each view; `npm run test:axe` reads every page. */
const everyPage = process.env.npm_lifecycle_event === 'test:axe';
const addresses = everyPage
  ? (JSON.parse(readFileSync(`${sites.bare.folder}/pages.json`, 'utf8')) as PageEntry[]).map(
      (page) => [page.path, page.path] as const,
    )
  : eachPageKind;
const inOtherViews = everyPage ? rulesOfAppearance : undefined;

// Three readings of a long page take longer than one test usually may.
test.describe.configure({timeout: 90_000});
test.use({
  plannedErrors: [plannedNotFound],
  reducedMotion: 'reduce',
  colorScheme: 'light',
  viewport: desktop,
});

for (const [kind, address] of addresses) {
  test(`${kind} has no violation of WCAG 2.2 AA or best practice in light, dark and on a phone`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrated(page);
    // Half-way between two modes nothing has its color.
    await page.evaluate(() => {
      // Elements with styles are refused by the content security policy.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*, ::before, ::after {transition: none !important}');
      document.adoptedStyleSheets.push(sheet);
    });
    await expectNoViolations(page, 'light');

    await page.setViewportSize(phone);
    await expectNoViolations(page, 'phone', inOtherViews);

    await page.setViewportSize(desktop);
    await page.emulateMedia({colorScheme: 'dark'});
    await page.locator('html[data-theme=dark]').waitFor();
    await expectNoViolations(page, 'dark', inOtherViews);
  });
}
