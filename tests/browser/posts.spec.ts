import {countPosts} from '../support/records';
import {expect, hydrated, test} from '../support/test';

const blogs = [
  {list: '/blog', title: 'Blog', post: 'Faster Lambda renders', year: '2024'},
  {
    list: '/learn',
    title: 'Learn',
    post: 'Apple "Wow" effect: fireworks in slow motion',
    year: '2022',
  },
  {
    list: '/success-stories',
    title: 'Success Stories',
    post: 'A million dollars a year: four products built with Remotion',
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
    await expect(section.getByRole('listitem')).toHaveCount(countPosts(list.slice(1), year));

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
  await expect(page.getByText('Here is what was said, where')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

/** The result in front and at the end, and each step between them. */
const videosOfTutorial = [
  'apple-wow',
  'apple-wow-spark',
  'apple-wow-trail',
  'apple-wow-burst',
  'apple-wow-hearts',
  'apple-wow',
];

test('the tutorial plays its result and each step when asked', async ({page}) => {
  // Else a demo plays once by itself when it comes into view.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/learn/apple-wow');
  await hydrated(page);
  const demos = page.getByRole('article').getByRole('figure', {name: /^Demo apple-wow/});
  await expect(demos).toHaveCount(videosOfTutorial.length);
  for (const [index, name] of videosOfTutorial.entries()) {
    const demo = demos.nth(index);
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toHaveAccessibleName(`Demo ${name}`);
    await expect(demo.getByRole('img', {name: /spark/})).toBeVisible();
    await demo.getByRole('button', {name: 'Play'}).click();
    await expect(demo.getByRole('button', {name: 'Pause'})).toBeVisible();
  }
});

test('each blog has feeds with the whole of every post, and says where they are', async ({
  page,
  request,
}) => {
  for (const [list, posts] of [
    ['/blog', countPosts('blog')],
    ['/learn', countPosts('learn')],
    ['/success-stories', countPosts('success-stories')],
  ] as const) {
    await page.goto(list);
    for (const [name, file, item] of [
      ['RSS', 'rss.xml', /<item>/g],
      ['Atom', 'atom.xml', /<entry>/g],
      ['JSON Feed', 'feed.json', /"content_html"/g],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', {name, exact: true});
      await expect(link).toHaveAttribute('href', `${list}/${file}`);
      const feed = await (await request.get(`${list}/${file}`)).text();
      expect(feed.match(item), `${list}/${file}`).toHaveLength(posts);
      expect(feed, 'pictures for dark mode').not.toContain('.dark.webp');
    }
  }
  const tutorial = await (await request.get('/learn/feed.json')).text();
  expect(tutorial, 'the last section of the tutorial').toContain('Make it yours');
});

test('every post has a cover, in lists too', async ({page, request}) => {
  for (const {list} of blogs) {
    await page.goto(list);
    const covers = page.getByRole('article').locator('header img');
    const posts = await page.getByRole('article').count();
    await expect(covers.filter({visible: true})).toHaveCount(posts);
    for (const cover of await covers.all()) {
      const src = (await cover.getAttribute('src'))!;
      expect((await request.get(src)).status(), src).toBe(200);
    }
  }
});
