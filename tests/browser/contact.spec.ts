import {expect, hydrated, test} from '../support/test.ts';

const channels = [
  ['Report a bug', 'GitHub issues', 'https://github.com/remotion-dev/remotion/issues/new/choose'],
  ['Ask a question', 'Discord', 'https://remotion.dev/discord'],
  [
    'Report a vulnerability',
    'Security on GitHub',
    'https://github.com/remotion-dev/remotion/security',
  ],
  ['Licenses', 'License FAQ', 'https://www.remotion.pro/faq'],
  ['Licenses', 'License & pricing', '/docs/license'],
  [
    'Support and invoices for license holders',
    'Contact on remotion.pro',
    'https://www.remotion.pro/contact',
  ],
  ['Enterprise license', 'Contact on remotion.pro', 'https://www.remotion.pro/contact'],
  ['Hire an expert', 'Experts', '/experts/'],
  ['News', 'X', 'https://x.com/remotion'],
  ['News', 'Changelog', 'https://remotion.dev/changelog'],
  ['Share your video', 'Add your video', '/showcase/add'],
  ['Press and brand', 'Brand', 'https://www.remotion.dev/brand'],
  ['Press and brand', 'Contact on remotion.pro', 'https://www.remotion.pro/contact'],
  ['Investors', 'Investors', '/docs/investors'],
  ['Investors', 'Contact on remotion.pro', 'https://www.remotion.pro/contact'],
] as const;

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const [title, label, address] of channels) {
    test(`${title}: ${label} leads to ${address}`, async ({page}) => {
      await page.goto('/contact/');
      const item = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({has: page.getByRole('heading', {name: title, level: 3, exact: true})});
      await expect(item.getByRole('link', {name: label, exact: true})).toHaveAttribute(
        'href',
        address,
      );
    });
  }

  test('company, city and country are named', async ({page}) => {
    await page.goto('/contact/');
    const company = page.getByRole('region', {name: 'The company'});
    await expect(company).toContainText('Remotion AG');
    await expect(company).toContainText('Zurich, Switzerland');
  });

  test('there is no form, no frame, no map and no email address', async ({page}) => {
    await page.goto('/contact/');
    const main = page.getByRole('main');
    await expect(main).toContainText('Report a bug');
    await expect(main.locator('form, iframe, object, embed, [href^="mailto:"]')).toHaveCount(0);
    expect(await main.innerText()).not.toMatch(/[^\s@]@[^\s@]+\.[a-z]/i);
  });
});

test.describe('the command of the bug report', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('is copied by its button, by keyboard too', async ({page}) => {
    await page.goto('/contact/');
    await hydrated(page);
    const report = page.getByRole('region', {name: 'What to put in a bug report'});
    const copy = report.getByRole('button', {name: 'Copy command'});
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect(report.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npx remotion versions');
  });
});
