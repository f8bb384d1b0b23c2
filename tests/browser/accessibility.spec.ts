import {expectNoViolations} from '../support/accessibility.ts';
import {eachPageKind, plannedNotFound} from '../support/page-kinds.ts';
import {hydrated, test} from '../support/test.ts';

const desktop = {width: 1280, height: 800};
const phone = {width: 375, height: 812};

// Three readings of a long page take longer than one test usually may.
test.describe.configure({timeout: 90_000});
test.use({
  plannedErrors: [plannedNotFound],
  reducedMotion: 'reduce',
  colorScheme: 'light',
  viewport: desktop,
});

for (const [kind, address] of eachPageKind) {
  test(`${kind} has no violation of WCAG 2.2 AA or best practice in light, dark and on a phone`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrated(page);
    await expectNoViolations(page, 'light');

    await page.setViewportSize(phone);
    await expectNoViolations(page, 'phone');

    await page.setViewportSize(desktop);
    await page.emulateMedia({colorScheme: 'dark'});
    await page.locator('html[data-theme=dark]').waitFor();
    await expectNoViolations(page, 'dark');
  });
}
