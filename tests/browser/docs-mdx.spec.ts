import {expect, hydrated, test} from '../support/test.ts';

const installCommands = {
  npm: 'npm install --save-exact remotion@4.0.293 @remotion/player@4.0.293',
  pnpm: 'pnpm add --save-exact remotion@4.0.293 @remotion/player@4.0.293',
  yarn: 'yarn add --exact remotion@4.0.293 @remotion/player@4.0.293',
  bun: 'bun add --exact remotion@4.0.293 @remotion/player@4.0.293',
};

test.describe('commands in docs', () => {
  test('the package manager that is chosen once is shown by all tabs and on the next page', async ({
    page,
  }) => {
    await page.goto('/docs/player/');
    await hydrated(page);
    await expect(page.getByText(installCommands.npm)).toBeVisible();
    await page.getByRole('tab', {name: 'bun'}).click();
    await expect(page.getByText(installCommands.bun)).toBeVisible();
    await expect(page.getByText(installCommands.npm)).toBeHidden();

    await page.goto('/docs/');
    await hydrated(page);
    await expect(page.getByText('bunx remotionb render Countdown')).toBeVisible();
    await expect(page.getByRole('tab', {name: 'npm', exact: true, selected: true})).toHaveCount(0);
  });

  test('the tabs are changed by arrow keys and Enter', async ({page}) => {
    await page.goto('/docs/player/');
    await hydrated(page);
    await page.getByRole('tab', {name: 'npm', exact: true}).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByText(installCommands.pnpm)).toBeVisible();
  });
});

test.describe('docs without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all commands can be read, and no dead tabs are shown', async ({page}) => {
    await page.goto('/docs/player/');
    for (const command of Object.values(installCommands)) {
      await expect(page.getByText(command)).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});

test.describe('tables on a phone', () => {
  test.use({viewport: {width: 375, height: 812}});

  test('a wide table of facts scrolls in its own box, by keyboard too', async ({page}) => {
    await page.goto('/docs/lambda');
    await hydrated(page);
    const box = page.getByRole('group', {name: 'Table'}).filter({hasText: 'Must first be enabled'});
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test('a table of names stands as a list and keeps its heads for screen readers', async ({
    page,
  }) => {
    await page.goto('/docs/media-parser/fields');
    await hydrated(page);
    const table = page.getByRole('table').filter({hasText: 'Content-Disposition'});
    await expect(table.getByRole('columnheader', {name: 'Meaning'})).toHaveCount(1);
    const [name, meaning] = await table
      .getByRole('row', {name: /^container/})
      .getByRole('cell')
      .evaluateAll((cells) =>
        [cells[0], cells[2]].map((cell) => cell?.getBoundingClientRect().top ?? 0),
      );
    expect(meaning).toBeGreaterThan(name ?? Infinity);
  });
});

test('the license page says the prices with their year', async ({page}) => {
  await page.goto('/docs/license');
  const main = page.getByRole('main');
  await expect(main.getByText('as published in early 2025')).toBeVisible();
  await expect(main.getByRole('row', {name: 'A developer who works with'})).toContainText('25 USD');
  await expect(main.getByRole('row', {name: 'Minimum for a company'})).toContainText('100 USD');
  await expect(main.getByRole('row', {name: '12 employees, 4 developers'})).toContainText(
    '150 USD',
  );
});
