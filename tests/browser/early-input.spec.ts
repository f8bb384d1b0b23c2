import {openEarly} from '../support/early.ts';
import {expect, test, touch} from '../support/test.ts';

/** As many letters as are typed while React takes over a page. */
const letters = 'abcdefghijklmnopqrstuvwxyz'.repeat(2);

test.describe('what is entered before React is there stays', () => {
  for (const {address, name, holds} of [
    {address: '/search', name: 'Search for', holds: 'spring'},
    {address: '/showcase/', name: 'Search the showcase', holds: 'music'},
    {address: '/showcase/add', name: 'Title', holds: 'My video'},
    {address: '/player/', name: 'Name', holds: 'Zebra'},
  ]) {
    test(`${name} on ${address}`, async ({page}) => {
      const open = await openEarly(page, address);
      const field = page.getByRole('main').getByLabel(name, {exact: true}).first();
      await field.fill(holds);
      await open();
      // Done again one after the other, behind whatever React does first.
      await page.waitForTimeout(300);
      await expect(field).toHaveValue(holds);
      await page.keyboard.type('!');
      await expect(field, 'the caret is where it was').toHaveValue(`${holds}!`);
    });
  }

  for (const {address, name} of [
    {address: '/search', name: 'Search for'},
    {address: '/ai', name: 'Your question'},
    {address: '/showcase/add', name: 'Title'},
  ]) {
    test(`${name} on ${address}, typed while React takes over`, async ({page}) => {
      const open = await openEarly(page, address);
      const field = page.getByRole('main').getByLabel(name, {exact: true});
      const typing = field.pressSequentially(letters, {delay: 15});
      await page.waitForTimeout(150);
      await Promise.all([open(), typing]);
      await expect(field).toHaveValue(letters);
    });
  }

  test('a field that is emptied', async ({page}) => {
    const open = await openEarly(page, '/player/');
    const field = page.getByRole('main').getByLabel('Name', {exact: true});
    await field.press('Control+a');
    await field.press('Delete');
    await open();
    await expect(page.getByText(`name: ''`)).toBeVisible();
    await expect(field).toHaveValue('');
  });

  test('the focus in a field that is drawn anew for another choice', async ({page}) => {
    const open = await openEarly(page, '/lambda/');
    const main = page.getByRole('main');
    await main.getByLabel('Start from').selectOption('graphics');
    const length = main.getByLabel('Length of the video');
    await length.fill('');
    await open();
    await expect(main.getByLabel('Start from')).toHaveValue('graphics');
    await expect(length).toBeFocused();
    await page.keyboard.type('7');
    await expect(length).toHaveValue('7');
  });

  test('the focus, though a label was pressed before', async ({page}) => {
    const open = await openEarly(page, '/player/');
    const main = page.getByRole('main');
    const box = main.getByRole('checkbox', {name: 'controls'});
    await expect(box).toBeChecked();
    await main.locator('label').filter({hasText: 'controls'}).first().click();
    const field = main.getByLabel('Name', {exact: true});
    await field.click();
    await open();
    await expect(box).not.toBeChecked();
    await expect(field).toBeFocused();
  });

  test('letters in their order behind a press of Ask AI', async ({page}) => {
    const open = await openEarly(page, '/');
    await page.getByRole('button', {name: 'Ask AI'}).click();
    const typing = page.keyboard.type(letters, {delay: 30});
    await page.waitForTimeout(400);
    await Promise.all([open(), typing]);
    await expect(page.getByLabel('Your question')).toHaveValue(letters);
  });

  test('the search, though a press before changes the list', async ({page}) => {
    const open = await openEarly(page, '/templates/');
    await page.getByRole('main').locator('label').filter({hasText: 'Audio'}).first().click();
    await page.keyboard.press('/');
    await page.keyboard.type('player');
    await open();
    await expect(page).toHaveURL(/kind=/);
    await expect(page.getByRole('dialog').getByPlaceholder('Search docs')).toHaveValue('player');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  });

  test.describe('without the film playing by itself', () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}});

    test('a frame of the filmstrip', async ({page}) => {
      const open = await openEarly(page, '/');
      const captions = page.getByRole('button', {name: 'Captions'});
      await captions.click();
      await open();
      await expect(captions).toHaveAttribute('aria-current', 'true');
    });
  });

  test('a press on a video', async ({page}) => {
    const open = await openEarly(page, '/player/');
    const video = page.getByRole('group', {name: 'Video'}).last();
    await video.click();
    await open();
    await expect(video.getByRole('button', {name: 'Pause video'})).toBeAttached();
  });

  test('a press on a card of the showcase opens it, and one step leads back', async ({page}) => {
    const open = await openEarly(page, '/showcase/');
    const card = page.getByRole('main').getByRole('heading', {level: 2}).first();
    await card.getByRole('link').dblclick();
    await open();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/\/showcase\/\?video=/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/showcase/');
  });

  test('a filter narrows the list', async ({page}) => {
    const open = await openEarly(page, '/experts/');
    const people = page.getByRole('main').getByRole('article');
    const all = await people.count();
    await page.getByRole('main').getByRole('checkbox').first().click({force: true});
    await open();
    await expect.poll(() => people.count()).toBeLessThan(all);
  });

  test('a form that is sent too early keeps its page', async ({page}) => {
    const open = await openEarly(page, '/showcase/add');
    const title = page.getByLabel('Title', {exact: true});
    await title.fill('My video');
    await title.press('Enter');
    await open();
    await expect(title).toHaveValue('My video');
    expect(new URL(page.url()).search).toBe('');
    await expect(
      title.locator('xpath=ancestor::form').locator('[aria-invalid=true]'),
    ).not.toHaveCount(0);
  });

  test('a question is asked', async ({page}) => {
    const open = await openEarly(page, '/ai');
    const field = page.getByLabel('Your question');
    await field.fill('player');
    await field.press('Enter');
    await open();
    await expect(page.getByRole('status').filter({hasText: 'pages found'})).toBeAttached();
    await expect(field).toHaveValue('player');
  });

  test('the search is opened by its key', async ({page}) => {
    const open = await openEarly(page, '/templates/');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByPlaceholder('Search docs')).toBeFocused();
    await open();
  });
});

test('a line break in a question stays', async ({page}) => {
  const open = await openEarly(page, '/ai');
  const question = page.getByLabel('Your question');
  await question.click();
  await page.keyboard.type('one');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two');
  await open();
  await expect(question).toHaveValue('one\ntwo');
});

test.describe('a form that is sent', () => {
  test.use({plannedErrors: [/Failed to load resource/]});

  test('offline, with an address, keeps its page', async ({page, context}) => {
    await openEarly(page, '/showcase/');
    const field = page.getByLabel('Search the showcase');
    await field.fill('music');
    await context.setOffline(true);
    await field.press('Enter');
    await expect(page.getByText('You are offline. You can keep reading this page.')).toBeVisible();
    await expect(field).toHaveValue('music');
  });

  test('when React did not come keeps what was entered', async ({page}) => {
    await page.route('**/assets/js/main.*', (route) => route.abort());
    await page.goto('/ai');
    await touch(page);
    await expect(page.getByRole('alert')).toContainText('did not load');
    await page.getByLabel('Your question').fill('How do I render?');
    await page.getByRole('button', {name: 'Find pages'}).click();
    await page.waitForTimeout(500);
    await expect(page).toHaveURL('/ai');
    await expect(page.getByLabel('Your question')).toHaveValue('How do I render?');
  });
});

test('tabs keep the focus, and the arrow that was pressed', async ({page}) => {
  const open = await openEarly(page, '/docs/player/installation');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await open();
  await expect(tabs.nth(2)).toBeFocused();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
});

test('a tab that only has the focus keeps it', async ({page}) => {
  const open = await openEarly(page, '/docs/player/installation');
  const tab = page.getByRole('tablist').first().getByRole('tab').first();
  await tab.focus();
  await touch(page);
  await open();
  await expect(tab).toBeFocused();
});

test('a dropdown that was opened by Enter stays open', async ({page}) => {
  const open = await openEarly(page, '/docs/');
  const button = page.getByRole('button', {name: 'Products'});
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await open();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.dropdown__link:focus')).toHaveCount(1);
});
