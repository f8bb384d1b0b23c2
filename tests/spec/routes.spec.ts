import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from '../support/test.ts';
import type {APIRequestContext} from '@playwright/test';

/** What the server says to an address itself, without following redirects. */
const ask = (request: APIRequestContext, address: string) =>
  request.get(address, {maxRedirects: 0});

const topLevel = [
  '/',
  '/about/',
  '/ai',
  '/ai-embed',
  '/contact/',
  '/experts/',
  '/lambda/',
  '/player/',
  '/search',
  '/showcase/',
  '/showcase/add',
  '/templates/',
  '/blog',
  '/blog/page/2',
  '/blog/page/3',
  '/blog/archive',
  '/learn',
  '/learn/archive',
  '/learn/apple-wow',
  '/success-stories',
  '/success-stories/archive',
];

for (const address of topLevel) {
  test(`§2 Top-level pages: ${address}`, async ({request, page}) => {
    expect((await ask(request, address)).status()).toBe(200);
    await page.goto(address);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe(address);
    expect(
      new URL((await page.locator('link[rel=canonical]').getAttribute('href'))!).pathname,
    ).toBe(address);
  });
}

test('§2 Index pages end with a slash.', async ({request}) => {
  for (const address of [
    '/about',
    '/contact',
    '/experts',
    '/lambda',
    '/player',
    '/showcase',
    '/templates',
    '/docs',
    '/docs/recorder',
  ]) {
    const answer = await ask(request, address);
    expect(answer.status(), address).toBe(301);
    expect(answer.headers().location).toBe(`${address}/`);
  }
});

test('§2 All routes are exact matches unless noted.', async ({request}) => {
  for (const address of ['/ai/', '/search/', '/showcase/add/', '/blog/', '/learn/', '/docs/api/']) {
    const answer = await ask(request, address);
    expect(answer.status(), address).toBe(301);
    expect(answer.headers().location).toBe(address.slice(0, -1));
  }
  for (const address of [
    '/about/us',
    '/ai/chat',
    '/experts/karel-nagel/works',
    '/templates/next/app',
  ]) {
    expect((await ask(request, address)).status(), address).toBe(404);
  }
});

const legacy = [
  ['/index.html', '/'],
  ['/about.html', '/about/'],
  ['/about/index.html', '/about/'],
  ['/ai.html', '/ai'],
  ['/ai/index.html', '/ai'],
  ['/docs/index.html', '/docs/'],
  ['/docs/api.html', '/docs/api'],
  ['/docs/api/index.html', '/docs/api'],
  ['/blog/introducing-remotion.html', '/blog/introducing-remotion'],
  ['/experts/karel-nagel.html', '/experts/karel-nagel'],
] as const;

test('§2 Legacy .html and /index.html paths are stripped to the clean path.', async ({
  request,
  page,
}) => {
  for (const [from, to] of legacy) {
    const answer = await ask(request, from);
    expect(answer.status(), from).toBe(301);
    expect(answer.headers().location, from).toBe(to);
  }
  await page.goto('/docs/api.html?x=1#packages');
  expect(page.url()).toMatch(/\/docs\/api\?x=1#packages$/);
});

test('§2 Any other path shows a not-found page.', async ({request}) => {
  for (const address of [
    '/nothing',
    '/docs/nothing',
    '/experts/nobody',
    '/blog/page/99',
    '/nothing.html',
  ]) {
    const answer = await ask(request, address);
    expect(answer.status(), address).toBe(404);
    expect(await answer.text()).toContain('<h1');
  }
});

const experts16 = [
  'florent-pergoud',
  'stephen-sullivan',
  'mohit-yadav',
  'yehor-misiats',
  'benjamin-jameson',
  'karel-nagel',
  'alex-fernandez',
  'matthew-mcgillivray',
  'ray-lotmar',
  'lorenzo-bertolini',
  'antoine-caron',
  'mickael-alves',
  'pranav-kulkarni',
  'rahul-bansal',
  'pramod-kumar',
  'ayush-soni',
];
const experts17 = [...experts16, 'andrei-terteci'];

test('§2 Expert profiles are at /experts/{slug}, one page per person (reading taken: 17; the other: 16 without andrei-terteci).', async ({
  request,
  page,
}) => {
  expect(experts16).toHaveLength(16);
  for (const slug of experts17) {
    expect((await ask(request, `/experts/${slug}`)).status(), slug).toBe(200);
  }
  await page.goto('/experts/');
  const profiles = page.locator('main a[href^="/experts/"]');
  const slugs = await profiles.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')!.replace('/experts/', '')),
  );
  expect(slugs).toEqual(expect.arrayContaining(experts17));
});

test('§2 The notes disagree on the count: 16 in one reading, 17 in another. Give both readings.', async ({
  page,
}) => {
  const folder = 'src/data/experts';
  const slugs = readdirSync(folder).map((file) => file.replace('.yaml', ''));
  expect(slugs).toEqual(expect.arrayContaining(experts17));
  // Readers see one list; both counts are given where its records are.
  const inSixteen = experts17.filter((slug) => {
    const record = readFileSync(`${folder}/${slug}.yaml`, 'utf8');
    return !/reading of 17 people: its other reading of the directory, of 16,/.test(record);
  });
  expect(inSixteen.toSorted()).toEqual(experts16.toSorted());
  await page.goto('/experts/');
  const main = page.locator('main');
  await expect(main.getByRole('status')).toHaveText(`${slugs.length} of ${slugs.length} people`);
});

const templates = [
  'audiogram',
  'blank',
  'code-hike',
  'google-tts',
  'hello-world',
  'javascript',
  'music-visualization',
  'next',
  'next-pages-dir',
  'next-tailwind',
  'overlay',
  'react-router',
  'render-server',
  'skia',
  'stargazer',
  'still',
  'three',
  'tiktok',
  'tts',
];

test('§2 Templates are at /templates/{slug}, 19 in the list (reading taken: the 19 named; the other: about 20).', async ({
  request,
  page,
}) => {
  expect(templates).toHaveLength(19);
  for (const slug of templates) {
    expect((await ask(request, `/templates/${slug}`)).status(), slug).toBe(200);
  }
  await page.goto('/templates/');
  const slugs = await page
    .locator('main a[href^="/templates/"]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')!.replace('/templates/', '')),
    );
  expect(slugs).toEqual(expect.arrayContaining(templates));
});

const posts = {
  'Success stories: /success-stories/a-million-dollars, makestories, shortvid, typeframes, yarx.': [
    '/success-stories/a-million-dollars',
    '/success-stories/makestories',
    '/success-stories/shortvid',
    '/success-stories/typeframes',
    '/success-stories/yarx',
  ],
  'Release notes: 1-1 to 1-5, 2-0 to 2-6, 3-0 to 3-3, 4-0.': [
    '/blog/1-1',
    '/blog/1-2',
    '/blog/1-3',
    '/blog/1-4',
    '/blog/1-5',
    '/blog/2-0',
    '/blog/2-1',
    '/blog/2-2',
    '/blog/2-3',
    '/blog/2-4',
    '/blog/2-5',
    '/blog/2-6',
    '/blog/3-0',
    '/blog/3-1',
    '/blog/3-2',
    '/blog/3-3',
    '/blog/4-0',
  ],
  'Other posts: company-licenses, deployable-studio, faster-lambda, introducing-remotion, seed-funding.':
    [
      '/blog/company-licenses',
      '/blog/deployable-studio',
      '/blog/faster-lambda',
      '/blog/introducing-remotion',
      '/blog/seed-funding',
    ],
};

for (const [line, addresses] of Object.entries(posts)) {
  test(`§2 ${line}`, async ({request}) => {
    for (const address of addresses) {
      const answer = await ask(request, address);
      expect(answer.status(), address).toBe(200);
      expect(await answer.text(), address).toContain('<time');
    }
  });
}

for (const [list, post] of [
  ['/blog', '/blog/4-0'],
  ['/blog/page/3', '/blog/introducing-remotion'],
  ['/success-stories', '/success-stories/a-million-dollars'],
] as const) {
  test(`§2 Blog and success-story posts each have a full version and a truncated preview (${list}).`, async ({
    page,
  }) => {
    await page.goto(post);
    const paragraphs = (root: string) => page.locator(`${root} p`).count();
    const full = await paragraphs('article');
    await page.goto(list);
    const preview = page.locator('article').filter({has: page.locator(`a[href="${post}"]`)});
    await expect(preview.getByRole('link', {name: /read more/i})).toBeVisible();
    expect(await preview.locator('p').count()).toBeLessThan(full);
  });
}

const docs = [
  ['/docs/', 'mainSidebar'],
  ['/docs/api', 'apiSidebar'],
  ['/docs/recorder/', 'recorderSidebar'],
] as const;

for (const [address, sidebar] of docs) {
  test(`§2 Docs (under /docs): ${sidebar}, landing page ${address}.`, async ({page}) => {
    await page.goto(address);
    const menu = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(menu).toBeVisible();
    await expect(menu.locator('a[aria-current="page"]')).toHaveAttribute('href', address);
  });
}

test('§2 A few pages have no sidebar: the 4-0-alpha note, investors, clipper.', async ({page}) => {
  for (const name of ['4-0-alpha', 'investors', 'clipper']) {
    await page.goto(`/docs/${name}`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'}), name).toHaveCount(0);
  }
});
