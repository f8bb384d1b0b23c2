import {openSearch, searchField} from '../support/search.ts';
import {sites} from '../support/sites.ts';
import {expect, hydrated, test} from '../support/test.ts';

const {url, baseUrl} = sites.belowBaseUrl;

test.use({baseURL: url});

test('a site below a base URL: pages, links, fonts, pictures and data', async ({page}) => {
  const answers = new Map<string, number>();
  page.on('response', (answer) => answers.set(new URL(answer.url()).pathname, answer.status()));
  await page.goto('./');
  await hydrated(page);
  await expect(page.getByText('suggest trying baseUrl')).toHaveCount(0);
  // The announcement is HTML, which the router does not see.
  await page.getByRole('link', {name: 'Start a project'}).click();
  await expect(page).toHaveURL(`${url}docs/`);
  await hydrated(page);
  await page.locator('nav.navbar').getByRole('link', {name: 'API', exact: true}).click();
  await expect(page).toHaveURL(`${url}docs/api`);
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();

  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    Array.from(document.fonts, ({family, status}) => `${family} ${status}`),
  );
  expect(loaded.filter((font) => font.endsWith(' loaded')).length).toBeGreaterThan(1);
  expect(loaded.filter((font) => font.endsWith(' error'))).toEqual([]);
  expect([...answers].filter(([, status]) => status >= 400)).toEqual([]);
  expect([...answers.keys()].filter((path) => !path.startsWith(baseUrl))).toEqual([]);
  expect([...answers.keys()].some((path) => path.endsWith('.woff2'))).toBe(true);
});

test('a site below a base URL: the search', async ({page}) => {
  await page.goto('docs/');
  await hydrated(page);
  const dialog = await openSearch(page);
  await searchField(page).fill('support');
  const hit = dialog.getByRole('link', {name: 'Support policy'});
  await expect(hit).toHaveAttribute('href', `${baseUrl}docs/support`);
  await page.goto('search?q=support');
  const result = page
    .getByRole('main')
    .getByRole('link', {name: /support/i})
    .first();
  await result.click();
  await expect(page).toHaveURL(new RegExp(`^${url}`));
  await expect(page.locator('h1')).toHaveCount(1);
});

test('a site below a base URL: redirects, Markdown, old spellings and files for machines', async ({
  request,
}) => {
  for (const [from, status, to] of [
    ['support', 301, 'docs/support'],
    ['api', 302, 'docs/api'],
    ['docs/api.html', 301, 'docs/api'],
    ['about', 301, 'about/'],
  ] as const) {
    const answer = await request.get(url + from, {maxRedirects: 0});
    expect([answer.status(), answer.headers().location], from).toEqual([status, baseUrl + to]);
    expect((await request.get(url + to)).status(), to).toBe(200);
  }
  const redirectPage = await request.get(`${url}docs/render-media.html`, {maxRedirects: 0});
  expect(redirectPage.headers().location).toBe(`${baseUrl}docs/renderer/render-media`);
  expect((await request.get(`${url}docs/api.md`)).headers()['content-type']).toContain('markdown');
  const llms = await (await request.get(`${url}llms.txt`)).text();
  expect(llms).toContain(`https://www.remotion.dev${baseUrl}docs/api.md`);
  expect((await request.get(new URL('/docs/api', url).href)).status()).toBe(404);
});

test.describe('a page that is not there, below a base URL', () => {
  test.use({plannedErrors: [/status of 404/]});

  test('offers the nearest addresses', async ({page}) => {
    expect((await page.goto('docs/suport'))?.status()).toBe(404);
    await hydrated(page);
    const nearest = page.getByRole('list', {name: 'Nearest addresses'}).getByRole('link').first();
    await expect(nearest).toHaveAttribute('href', `${baseUrl}docs/support`);
    await nearest.click();
    await expect(page).toHaveURL(`${url}docs/support`);
  });
});
