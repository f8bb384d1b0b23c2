import type {Page} from '@playwright/test';
import {readPages} from '../support/read-pages.ts';
import {siteRecords} from '../support/records.ts';
import {expect, hydrated, test} from '../support/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filter = (page: Page) => page.getByRole('checkbox', {name: 'Offers video calls'});
const count = (page: Page) => page.getByRole('main').getByRole('status');

const {experts} = siteRecords();
const all = experts.length;
const withCall = experts.filter(({offersVideoCall}) => offersVideoCall).map(({name}) => name);

test.describe('the directory', () => {
  test('shows all people in the order of their day', async ({page}) => {
    await page.goto('/experts/');
    await expect(page).toHaveTitle('Experts | Remotion | Make videos programmatically');
    const names = cards(page).getByRole('heading', {level: 3});
    await expect(names).toHaveText(experts.map(({name}) => name));
    await expect(names.first()).toHaveText('Florent Pergoud');
  });

  test('is filtered with the keyboard, in the address and without moving the page', async ({
    page,
  }) => {
    await page.goto('/experts/');
    await hydrated(page);
    await filter(page).focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Space');
    await expect(count(page)).toHaveText(`${withCall.length} of ${all} people`);
    await expect(cards(page).getByRole('heading', {level: 3})).toHaveText(withCall);
    await expect(page).toHaveURL('/experts/?call=yes');
    await expect(filter(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.keyboard.press('Space');
    await expect(count(page)).toHaveText(`${all} of ${all} people`);
    await expect(page).toHaveURL('/experts/');
  });

  test('opens filtered from its address', async ({page}) => {
    await page.goto('/experts/?call=yes');
    await expect(cards(page)).toHaveCount(withCall.length);
    await expect(filter(page)).toBeChecked();
  });

  test('leads to a profile with the keyboard and back', async ({page}) => {
    await page.goto('/experts/');
    await hydrated(page);
    await page.getByRole('link', {name: 'Karel Nagel', exact: true}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Karel Nagel');
    await expect(page).toHaveURL('/experts/karel-nagel');
    await page.getByRole('link', {name: 'All experts'}).press('Enter');
    await expect(page).toHaveURL('/experts/');
    await expect(cards(page)).toHaveCount(all);
  });

  test('a whole card leads to its profile, its links to the public profiles', async ({page}) => {
    await page.goto('/experts/');
    await hydrated(page);
    const card = cards(page).filter({hasText: 'Antoine Caron'});
    await expect(card.getByRole('link', {name: 'GitHub: Antoine Caron'})).toHaveAttribute(
      'href',
      'https://github.com/Slashgear',
    );
    await card.click({position: {x: 8, y: 8}});
    await expect(page).toHaveURL('/experts/antoine-caron');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everybody is listed and nothing pretends to filter', async ({page}) => {
    await page.goto('/experts/?call=yes');
    await expect(cards(page)).toHaveCount(all);
    await expect(filter(page)).toBeHidden();
  });
});

test.describe('a profile', () => {
  test('shows works and public profiles as whole addresses', async ({page}) => {
    await page.goto('/experts/matthew-mcgillivray');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Matt McGillivray');
    const main = page.getByRole('main');
    for (const [term, fact] of [
      ['Website', 'mattm9y.com'],
      ['GitHub', 'github.com/UmungoBungo'],
      ['LinkedIn', 'linkedin.com/in/matthew-mcgillivray-68295a55'],
    ]) {
      const row = main
        .locator('dl > div')
        .filter({has: page.locator('dt').getByText(term!, {exact: true})});
      await expect(row.locator('dd')).toHaveText(fact!);
    }
    for (const href of [
      'https://mattm9y.com',
      'https://github.com/UmungoBungo',
      'https://www.linkedin.com/in/matthew-mcgillivray-68295a55',
    ]) {
      await expect(main.locator(`dd a[href="${href}"]`)).toHaveCount(1);
    }
    await expect(main).toContainText('Offers video calls');
    const works = page.getByRole('region', {name: 'Work with Remotion'});
    await expect(works.getByRole('listitem')).toHaveText([
      '@remotion/cloudrunnpmjs.com/package/@remotion/cloudrun',
      'Mementomemento.com',
      'Beacon Street Studiosbeaconstreetstudios.com',
      'Minvominvo.pro',
    ]);
    await expect(works.getByRole('link', {name: 'minvo.pro'})).toHaveAttribute(
      'href',
      'https://minvo.pro/',
    );
  });

  test('leaves out what it lacks', async ({page}) => {
    const main = page.getByRole('main');
    await page.goto('/experts/alex-fernandez');
    await expect(main.getByRole('region', {name: 'Get in touch'})).toBeVisible();
    await expect(main.getByRole('region', {name: 'Work with Remotion'})).toHaveCount(0);
    await page.goto('/experts/stephen-sullivan');
    await expect(main.getByText('LinkedIn', {exact: true})).toBeVisible();
    await expect(main.getByText('Offers video calls')).toHaveCount(0);
    await expect(main.getByText('GitHub', {exact: true})).toHaveCount(0);
  });

  test('doubts nobody: a name is never said to be in one list and not in another', async ({
    page,
  }) => {
    await page.goto('/experts/andrei-terteci');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Andrei Terteci');
    await expect(page.getByRole('main')).not.toContainText(/\b1[67]\b|reading|list of/);
  });

  test('leads on to its neighbours with the keyboard', async ({page}) => {
    await page.goto('/experts/florent-pergoud');
    await hydrated(page);
    const others = page.getByRole('navigation', {name: 'Other experts'});
    await expect(others.getByRole('link')).toHaveCount(1);
    await others.getByRole('link', {name: /Next.*Mohit Yadav/}).press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Mohit Yadav');
    await expect(others.getByRole('link')).toHaveCount(2);
    await others.getByRole('link', {name: /Previous.*Florent Pergoud/}).press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Florent Pergoud');
  });
});

test('each profile has a description of its own', async ({page}) => {
  await page.goto('/experts/');
  const pages = await readPages(page, 'h3 a');
  expect(pages).toHaveLength(all);
  for (const {address, description} of pages) {
    expect(description.length, address).toBeGreaterThanOrEqual(60);
    expect(description.length, address).toBeLessThanOrEqual(160);
  }
  expect(new Set(pages.map(({description}) => description)).size).toBe(all);
});
