import {expect, hydrated, test} from '../support/test.ts';
import {builtScript} from '../support/chunks.ts';
import {build, smallSite} from '../support/fixture-site.ts';

const pages = ['/', '/docs/', '/docs/api', '/blog', '/experts/', '/search'];

test('§1 The site title and tagline say the product makes videos programmatically.', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Make videos programmatically/);
  expect(builtScript('main.')).toMatch(/"?tagline"?:"Make videos programmatically"/);
});

for (const address of pages) {
  test(`§1 The site has one language (English): ${address}`, async ({page}) => {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });
}

test('§1 The page title delimiter is a vertical bar.', async ({page}) => {
  await page.goto('/docs/support');
  const heading = await page.locator('h1').innerText();
  await expect(page).toHaveTitle(`${heading} | Remotion | Make videos programmatically`);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`a reader whose system is ${colorScheme}`, () => {
    test.use({colorScheme});
    test(`§1 Colour modes are light and dark. It follows the system preference (${colorScheme}).`, async ({
      page,
    }) => {
      await page.goto('/docs/');
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
    });
  });
}

test.describe('a reader whose system has no preference', () => {
  test.use({colorScheme: 'no-preference'});
  test('§1 The default is light.', async ({page}) => {
    await page.goto('/docs/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(builtScript('main.')).toMatch(/"?defaultMode"?:"light"/);
  });
});

test('§1 The docs sidebar cannot be hidden.', async ({page}) => {
  for (const address of ['/docs/', '/docs/api', '/docs/recorder/']) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Collapse sidebar', exact: true})).toHaveCount(0);
  }
});

test('§1 The blog sidebar is grouped by year.', async ({page}) => {
  await page.goto('/blog/introducing-remotion');
  const sidebar = page.getByRole('navigation', {name: /blog recent posts/i});
  await expect(sidebar.getByRole('heading', {name: '2021', exact: true})).toBeVisible();
});

test('§1 The footer says the site is built with a docs-site generator.', async ({page}) => {
  await page.goto('/');
  const note = page.getByRole('contentinfo').getByText('Built with Docusaurus.');
  await expect(note).toBeVisible();
  await expect(note.getByRole('link', {name: 'Docusaurus'})).toHaveAttribute(
    'href',
    'https://docusaurus.io',
  );
});

test.describe('builds of a small site with this site’s settings', () => {
  // A build takes about five seconds alone, and longer beside a browser.
  test.describe.configure({timeout: 120_000});

  const site = (name: string, text: string) =>
    smallSite(name, {
      'docusaurus.config.ts': `import config from '../../../docusaurus.config.ts';
export default {
  ...config,
  // How broken links are taken, without what the site asks of its front matter.
  markdown: {hooks: config.markdown.hooks},
  customFields: {},
  clientModules: [],
  plugins: [],
  presets: [['classic', {blog: false}]],
  themeConfig: {},
};
`,
      'src/pages/index.tsx': 'export default function Home() { return <h1>Home</h1>; }',
      // The address that an unresolved link to ./gone.md falls back to; without
      // it that link would be a broken one too, and only the warning is meant.
      'src/pages/docs/gone.md.tsx': 'export default function Gone() { return <h1>Gone</h1>; }',
      'docs/start.mdx': `# Start\n\n${text}\n`,
    });

  test('§1 Broken links fail the site build.', async () => {
    const {exitCode, output} = await build(await site('broken-link', '[Nowhere](/nowhere)'));
    expect(output).toContain('Docusaurus found broken links!');
    expect(output).toContain('linking to /nowhere');
    expect(exitCode).toBe(1);
  });

  test('§1 Broken markdown links and anchors only warn.', async () => {
    const {exitCode, output} = await build(
      await site('broken-anchor', '[Gone](./gone.md) and [Nowhere](#nowhere)'),
    );
    expect(output).toMatch(/\[WARNING\] Markdown link with URL `\.\/gone\.md`/);
    expect(output).toMatch(/\[WARNING\] Docusaurus found broken anchors!/);
    expect(output).toContain('#nowhere');
    expect(exitCode).toBe(0);
  });
});

test('§1 The site version is 4.0.293.', async ({page}) => {
  expect(builtScript('main.')).toMatch(/"?siteVersion"?:"4\.0\.293"/);
  await page.goto('/');
  await expect(page.getByText('version 4.0.293')).toBeVisible();
});

test('§1 The docs are a single current version labelled Next.', async ({page}) => {
  await page.goto('/docs/');
  await hydrated(page);
  await page.getByRole('button', {name: 'Next', exact: true}).click();
  const versions = page.locator('.dropdown--show a[href^="/docs/"]');
  await expect(versions).toHaveText(['Next']);
  await expect(page.locator('html')).toHaveClass(/docs-version-current/);
});
