import type {Page} from '@playwright/test';
import {mainScript, patchScript, scriptOf} from '../support/chunks.ts';
import {openBeforeScript} from '../support/early.ts';
import {build, smallSite} from '../support/fixture-site.ts';
import {follow} from '../support/navigation.ts';
import {expect, hydrated, test, touch} from '../support/test.ts';

test.describe('builds that must fail', () => {
  // Each takes one to five seconds alone, and longer beside a browser.
  test.describe.configure({timeout: 120_000});

  /** A site with one docs page, an empty sidebar, and one item in its navbar. */
  const buildWithItem = async (name: string, item: object) =>
    build(
      await smallSite(name, {
        'docusaurus.config.ts': `import config from '../../../docusaurus.config.ts';
export default {
  ...config,
  customFields: {},
  markdown: {},
  clientModules: [],
  plugins: [],
  presets: [['classic', {blog: false, docs: {sidebarPath: './sidebars.ts'}}]],
  themeConfig: {navbar: {items: [${JSON.stringify(item)}]}},
};
`,
        'sidebars.ts': "export default {mainSidebar: ['intro'], emptySidebar: []};\n",
        'docs/intro.md': '# Introduction\n',
      }),
    );

  for (const line of [
    '§5 A navbar item of unknown type is an error.',
    '§8 Unknown navbar item type: Error',
  ]) {
    test(line, async () => {
      const {exitCode, output} = await buildWithItem(`unknown-type-${line.slice(1, 2)}`, {
        type: 'languageDropdown',
      });
      expect(exitCode).toBe(1);
      expect(output).toMatch(/navbar item type.*languageDropdown/i);
    });
  }

  for (const line of [
    '§5 A docs-sidebar navbar item needs a link target.',
    '§8 Docs-sidebar item without a link target: Error that the sidebar has nothing to link to',
  ]) {
    test(line, async () => {
      const {exitCode, output} = await buildWithItem(`empty-sidebar-${line.slice(1, 2)}`, {
        type: 'docSidebar',
        sidebarId: 'emptySidebar',
        label: 'API',
      });
      expect(exitCode).toBe(1);
      expect(output).toMatch(/"emptySidebar" doesn't have anything to be linked to/);
    });
  }

  test('§8 Missing docs sidebar, doc id or plugin data: Developer error listing available ids', async () => {
    const sidebar = {type: 'docSidebar', sidebarId: 'no-such-sidebar', label: 'A sidebar'};
    expect((await buildWithItem('missing-sidebar', sidebar)).output).toMatch(
      /"no-such-sidebar".*\s+Available sidebar ids are:\s+- mainSidebar\s+- emptySidebar\s/,
    );
    const doc = {type: 'doc', docId: 'no-such-doc', label: 'A doc'};
    expect((await buildWithItem('missing-doc', doc)).output).toMatch(
      /"no-such-doc".*\s+Available doc ids are:\s+- intro\s/,
    );
    const plugin = {...doc, docId: 'intro', docsPluginId: 'no-such-plugin'};
    // Of a plugin's data the generator names the id alone: there is nothing that it could list.
    expect((await buildWithItem('missing-plugin', plugin)).output).toMatch(
      /data not found for "docusaurus-plugin-content-docs".*"no-such-plugin"/,
    );
  });

  test('§8 Missing provider: Error', async () => {
    const site = await smallSite('missing-provider', {
      'docusaurus.config.ts': `import config from '../../../docusaurus.config.ts';
export default {
  ...config,
  customFields: {},
  clientModules: [],
  plugins: [],
  presets: [['classic', {blog: false, docs: false}]],
  themeConfig: {},
};
`,
      'src/pages/index.tsx': `import {useColorMode} from '@docusaurus/theme-common';
export default function Home() {
  return <h1>{useColorMode().colorMode}</h1>;
}
`,
    });
    const {exitCode, output} = await build(site);
    expect(exitCode).toBe(1);
    expect(output).toContain('Hook useColorMode is called outside the <ColorModeProvider>.');
  });
});

const crashTitle = (page: Page) =>
  page.getByRole('heading', {level: 1, name: 'This page crashed.', exact: true});

test.describe('a page that fails', () => {
  test.describe('inside its layout', () => {
    test.use({plannedErrors: [/the page fell over/]});

    test("§8 Page crash: 'This page crashed.' with Try again and the causal messages", async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.assign(window, {
          crash() {
            const cause = new Error('the floor was wet', {cause: new Error('it had rained')});
            throw new Error('the page fell over', {cause});
          },
        });
      });
      await patchScript(page, scriptOf('@site/docs/support.mdx'), (text) =>
        text.replace(/default:\(\)=>\w+/, 'default:()=>window.crash'),
      );
      await page.goto('/docs/resources');
      await hydrated(page);
      await follow(page, '/docs/support');
      await expect(crashTitle(page)).toBeVisible();
      await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
      await expect(
        page.getByText('the page fell over\n\nCause:\nthe floor was wet\n\nCause:\nit had rained', {
          exact: true,
        }),
      ).toBeVisible();
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    });
  });

  test.describe('outside its layout', () => {
    test.use({plannedErrors: [/default export/]});

    test('§8 Missing default export: Message that the page component at the route has no default export, so nothing can render', async ({
      page,
    }) => {
      await patchScript(page, scriptOf('@site/src/pages/contact/index.tsx'), (text) =>
        text.replace(/default:\(\)=>\w+/, 'default:()=>undefined'),
      );
      await page.goto('/about/');
      await hydrated(page);
      await follow(page, '/contact/');
      await expect(
        page.getByText(
          "The page component at /contact/ doesn't have a default export. " +
            'This makes it impossible to render anything. ' +
            'Consider default-exporting a React component.',
        ),
      ).toBeVisible();
      // The same title, with its dot, and the same frame as inside the layout.
      await expect(crashTitle(page)).toBeVisible();
      await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
      await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
    });
  });

  test.describe('in the frame itself', () => {
    test.use({plannedErrors: [/navbar item failed to render|onRecoverableError|noSuchSidebar/]});

    test('§8 Navbar item fails to render: Error naming the offending config item', async ({
      page,
    }) => {
      await patchScript(page, mainScript(), (text) =>
        text.replace(/sidebarId:"apiSidebar"/, 'sidebarId:"noSuchSidebar"'),
      );
      await page.goto('/about/');
      await touch(page);
      await expect(crashTitle(page)).toBeVisible();
      const message = page.getByText('A theme navbar item failed to render.');
      await expect(message).toContainText('themeConfig.navbar.items');
      await expect(message).toContainText('"sidebarId": "noSuchSidebar"');
      await expect(message).toContainText('"label": "API"');
      await expect(message).toContainText('Available sidebar ids are:\n- mainSidebar');
    });
  });
});

test.describe('scripts that cannot be loaded', () => {
  test.use({plannedErrors: [/ERR_FAILED|ChunkLoadError|onRecoverableError|React error #418/]});

  test('§8 Page load failure: Error text in a red box plus Retry', async ({page}) => {
    await page.route(`**/assets/js/${scriptOf('@site/src/pages/contact/index.tsx')}`, (route) =>
      route.abort(),
    );
    await openBeforeScript(page);
    const box = page.getByRole('alert').filter({hasText: 'ChunkLoadError: Loading chunk'});
    await expect(box).toBeVisible();
    await expect(box.getByRole('button', {name: 'Retry'})).toBeVisible();
    const [red, green, blue] = await box.evaluate((element) =>
      getComputedStyle(element).backgroundColor.match(/\d+/g)!.map(Number),
    );
    expect(red! - Math.max(green!, blue!)).toBeGreaterThan(100);
  });

  for (const [how, answer] of Object.entries({
    'no answer': undefined,
    'an error': {status: 500, body: 'broken'},
    'a page instead of a script': {contentType: 'text/html', body: '<!doctype html><p>Sorry</p>'},
    'half a script': {contentType: 'text/javascript', body: '(self.webpackChunk'},
  })) {
    test.describe(how, () => {
      test.use({plannedErrors: [/ERR_FAILED|ChunkLoadError|status of 500|MIME type|Unexpected/]});

      test(`§8 Chunk load failure: Full page reload (${how})`, async ({page}) => {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', {
            value: {effectiveType: '4g', saveData: true},
          });
        });
        await page.goto('/docs/resources');
        await hydrated(page);
        let asked = 0;
        await page.route(`**/assets/js/${scriptOf('@site/docs/support.mdx')}`, (route) => {
          asked += 1;
          if (asked > 1) {
            return route.continue();
          }
          return answer ? route.fulfill(answer) : route.abort();
        });
        const loads: string[] = [];
        page.on('load', () => loads.push(new URL(page.url()).pathname));
        await follow(page, '/docs/support');
        await expect(page.locator('h1')).toHaveText('Support policy');
        await hydrated(page);
        expect(loads).toEqual(['/docs/support']);
      });
    });
  }
});

test.describe('a page that differs from its HTML', () => {
  test.use({plannedErrors: [/onRecoverableError/]});

  test('§8 Hydration recoverable errors: Logged to the console', async ({page}) => {
    await page.route('/docs/support', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({response, body: html.replace('Skip to main content</a>', 'Skip</a>')});
    });
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('Docusaurus React Root onRecoverableError:'),
    );
    await page.goto('/docs/support');
    await hydrated(page);
    expect((await logged).type()).toBe('error');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeAttached();
  });
});
