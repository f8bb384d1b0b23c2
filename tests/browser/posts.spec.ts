import {expect, hydrated, test} from '../support/test';

const blogs = [
  {list: '/blog', title: 'Blog', post: 'Introducing Remotion', year: '2021'},
  {list: '/learn', title: 'Learn', post: 'Apple "Wow" effect', year: '2022'},
  {
    list: '/success-stories',
    title: 'Success Stories',
    post: 'Four products at a million dollars a year and more',
    year: '2025',
  },
];

for (const {list, title, post, year} of blogs) {
  test(`${list}: preview, post, back to the list, archive, post again`, async ({page}) => {
    await page.goto(list);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    const preview = page
      .getByRole('article')
      .filter({has: page.getByRole('heading', {name: post})});
    await expect(preview.getByText(/^\d+ min read$/)).toBeVisible();
    await expect(preview.locator('time')).toContainText(year);

    await preview.getByRole('link', {name: `Read more about ${post}`}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(post);
    const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
    await expect(sidebar.getByRole('heading', {name: year})).toBeVisible();
    await expect(sidebar.getByRole('link', {name: post})).toHaveAttribute('aria-current', 'page');

    await page.getByRole('article').getByRole('link', {name: title, exact: true}).click();
    await expect(page).toHaveURL(list);
    await page.getByRole('link', {name: 'All posts by year'}).click();
    await expect(page).toHaveURL(`${list}/archive`);
    await expect(page).toHaveTitle(new RegExp(`^${title} archive \\|`));
    const section = page.getByRole('region', {name: year});
    await expect(section.getByRole('listitem')).toHaveCount(1);

    await section.getByRole('link', {name: post}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(post);
  });

  test(`${list}: there are no pages about authors or tags`, async ({request}) => {
    for (const name of ['authors', 'tags']) {
      expect((await request.get(`${list}/${name}`)).status()).toBe(404);
    }
  });
}

test('a list shows the beginning of a post and keeps the rest for its page', async ({page}) => {
  await page.goto('/success-stories');
  await expect(page.getByText('This story collects what is claimed')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('the tutorial plays its video when asked, and shows a picture of each step', async ({
  page,
}) => {
  await page.goto('/learn/apple-wow');
  await hydrated(page);
  const demo = page.getByRole('group', {name: 'Video'});
  await demo.getByRole('button', {name: 'Play'}).click();
  await expect(demo.getByRole('button', {name: 'Pause'})).toBeVisible();
  const pictures = page.getByRole('article').locator('img[src*="apple-wow-"]');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).toHaveJSProperty('naturalWidth', 1280);
    await expect(picture).toHaveAccessibleName(/Wow/);
  }
});
