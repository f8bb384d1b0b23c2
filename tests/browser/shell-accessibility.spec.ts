import AxeBuilder from '@axe-core/playwright';
import {expectNoViolations} from '../support/accessibility.ts';
import {patchScript, scriptOf} from '../support/chunks.ts';
import {follow} from '../support/navigation.ts';
import {expect, hydrated, test, touch} from '../support/test.ts';

test('a new page is announced by its title, from where a full load begins', async ({page}) => {
  await page.goto('/docs/support');
  await hydrated(page);
  await page.locator('.menu__link', {hasText: 'Resources'}).press('Enter');
  await expect(page).toHaveURL('/docs/resources');
  const focused = page.locator('[aria-label]:focus');
  await expect(focused).toHaveAccessibleName(/^Resources \|/);
  await page.goBack();
  await expect(focused, 'it does not go on naming the page that was left').toHaveAccessibleName(
    /^Support policy \|/,
  );
  await page.goForward();
  await expect(focused).toHaveAccessibleName(/^Resources \|/);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(page.getByRole('region', {name: 'Skip to main content'})).toContainText('Skip');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`accessibility of the shell, ${colorScheme}`, () => {
    test.use({colorScheme, reducedMotion: 'reduce'});

    test('an open dropdown', async ({page}) => {
      // A page without buttons below the menu: half covered, they would count as too small to press.
      await page.goto('/about/');
      await hydrated(page);
      for (const name of ['Products', 'Next', 'English']) {
        await page.locator('nav.navbar').getByRole('button', {name, exact: true}).click();
        await expect(page.locator('.dropdown--show .dropdown__menu')).toBeVisible();
        await expectNoViolations(page);
      }
    });

    test('the message at the bottom of the window', async ({page}) => {
      await page.goto('/docs/support');
      await hydrated(page);
      await page.evaluate(() => {
        const detail = {text: 'You are offline.', retry: '/docs/'};
        document.dispatchEvent(new CustomEvent('site:notice', {detail}));
      });
      await expect(page.locator('.site-notice')).toBeVisible();
      await expectNoViolations(page);
    });

    test.describe('on a phone', () => {
      test.use({viewport: {width: 375, height: 812}});

      test('the mobile menu, both parts', async ({page}) => {
        await page.goto('/docs/');
        await hydrated(page);
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
        const menu = page.getByRole('dialog', {name: 'Menu'});
        await expect(menu).toBeVisible();
        await expectNoViolations(page);
        await menu.getByRole('button', {name: '← Back to main menu'}).click();
        await menu.getByRole('button', {name: 'Commercial'}).click();
        await expect(menu.getByRole('link', {name: 'Investors'})).toBeVisible();
        await expectNoViolations(page);
      });
    });

    test.describe('when something fails', () => {
      test.use({plannedErrors: [/default export|onRecoverableError|ERR_FAILED|React error #418/]});

      test('the crash screen', async ({page}) => {
        const script = scriptOf('@site/src/pages/contact/index.tsx');
        await patchScript(page, script, (text) =>
          text.replace(/default:\(\)=>\w+/, 'default:()=>undefined'),
        );
        const progress = page.locator('#nprogress .bar');
        await page.route(`**/assets/js/${script}`, async (route, request) => {
          // Loading ahead shows no progress.
          if (request.resourceType() === 'script') {
            await progress.waitFor();
          }
          await route.fallback();
        });
        await page.goto('/about/');
        await hydrated(page);
        await follow(page, '/contact/');
        await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
        await expect(progress).toBeHidden();
        await expectNoViolations(page);
      });

      test('the box of a page that could not be loaded', async ({page}) => {
        await page.route(`**/assets/js/${scriptOf('@site/docs/support.mdx')}`, (route) =>
          route.abort(),
        );
        await page.addInitScript(() => {
          document.addEventListener('readystatechange', () => {
            if (document.readyState === 'interactive') {
              history.replaceState(null, '', '/docs/support/index.html');
            }
          });
        });
        await page.goto('/docs/support');
        await touch(page);
        const box = page.getByRole('alert').filter({hasText: 'ChunkLoadError'});
        await expect(box).toBeVisible();
        const {violations} = await new AxeBuilder({page})
          .include('[role=alert]')
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        expect(violations).toEqual([]);
      });
    });
  });
}
