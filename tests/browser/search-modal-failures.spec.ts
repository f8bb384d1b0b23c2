import {gate} from '../support/navigation.ts';
import {openSearch, searchField} from '../support/search.ts';
import {backends, failSearch, hostedFailures} from '../support/search-backends.ts';
import {expect, openDocs, test} from '../support/test.ts';

test.describe('the modal when something fails', () => {
  test.use({plannedErrors: [/Failed to load resource/]});

  test('a search after a failed one shows its results', async ({page}) => {
    await failSearch(page);
    await openDocs(page);
    const dialog = await openSearch(page);
    await page.keyboard.type('licens');
    await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
    await page.unrouteAll();
    await page.keyboard.type('e');
    await expect(dialog.locator('li a').first()).toHaveAttribute('href', '/docs/license');
    await expect(dialog.getByText('Unable to fetch results')).toHaveCount(0);
  });

  test('Retry in the modal brings the results, and says so when it fails again', async ({page}) => {
    await failSearch(page);
    await openDocs(page);
    const dialog = await openSearch(page);
    await page.keyboard.insertText('license');
    const retry = dialog.getByRole('button', {name: 'Retry'});
    await retry.focus();
    await page.keyboard.press('Enter');
    await expect(retry).toBeFocused();
    await expect(dialog.getByRole('status')).toHaveText('The search failed.');
    await page.unrouteAll();
    await retry.click();
    await expect(dialog.locator('li a').first()).toHaveAttribute('href', '/docs/license');
    await expect(dialog.getByText('Unable to fetch results')).toHaveCount(0);
    await expect(searchField(page)).toBeFocused();
  });

  test('a failure that comes after the field was cleared says nothing', async ({page}) => {
    const answer = gate();
    await page.route(backends.embedded.isAsked, async (route) => {
      await answer.opened;
      await route.abort();
    });
    await openDocs(page);
    const dialog = await openSearch(page);
    await page.keyboard.type('x');
    await expect(dialog.locator('.DocSearch-Container--Stalled')).toBeVisible();
    await searchField(page).fill('');
    const failed = page.waitForEvent('requestfailed');
    answer.open();
    await failed;
    // Time for the modal to say something.
    await page.waitForTimeout(1000);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await expect(dialog.getByText('Unable to fetch results')).toHaveCount(0);
  });
});

test.describe('the modal over a hosted search that fails', () => {
  test.use({...backends.hosted.use, plannedErrors: [/Failed to load resource/]});

  for (const [name, fail] of Object.entries(hostedFailures)) {
    test(`the site's own index answers in its place (${name})`, async ({page}) => {
      await page.route(backends.hosted.isAsked, fail);
      await openDocs(page);
      const dialog = await openSearch(page);
      await page.keyboard.insertText('license');
      const first = dialog.locator('li a').first();
      await expect(first).toHaveAttribute('href', '/docs/license', {timeout: 5000});
      await expect(dialog.getByText('Unable to fetch results')).toHaveCount(0);
    });
  }
});
