import type {Page} from '@playwright/test';
import {readPages} from '../support/read-pages.ts';
import {siteRecords} from '../support/records.ts';
import {expect, hydrated, test} from '../support/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page) => page.getByText(/^\d+ of \d+ shown$/);
const {templates} = siteRecords();
const all = templates.length;
const namesOf = (kind: string) =>
  templates.filter((template) => template.kind === kind).map(({name}) => name);

const names = (page: Page) => cards(page).getByRole('heading', {level: 3});

test.describe('the list', () => {
  test('shows all templates, by kind', async ({page}) => {
    await page.goto('/templates/');
    await expect(page).toHaveTitle('Templates | Remotion | Make videos programmatically');
    await expect(names(page)).toHaveText(templates.map(({name}) => name));
  });

  test('every preview is there, in its shape, and keeps its place', async ({page}) => {
    await page.goto('/templates/');
    const pictures = cards(page).getByRole('img');
    await expect(pictures).toHaveCount(all);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      const {natural, stated, name} = await picture.evaluate((img: HTMLImageElement) => ({
        natural: img.naturalWidth / img.naturalHeight,
        stated: Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
        name: img.alt,
      }));
      expect(natural, name).toBeCloseTo(stated, 2);
    }
  });

  test('is filtered with the arrow keys, in the address and without moving the page', async ({
    page,
  }) => {
    await page.goto('/templates/');
    await hydrated(page);
    const starters = namesOf('starter').length;
    await page.getByRole('radio', {name: `All ${all}`}).focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', {name: `Starter ${starters}`})).toBeChecked();
    await expect(page.getByRole('radio', {name: `Starter ${starters}`})).toBeFocused();
    await expect(count(page)).toHaveText(`${starters} of ${all} shown`);
    await expect(page).toHaveURL('/templates/?kind=starter');
    await page.keyboard.press('ArrowRight');
    await expect(names(page)).toHaveText(namesOf('saas'));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(cards(page)).toHaveCount(all);
    await expect(page).toHaveURL('/templates/');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('opens filtered from its address, and in full from one that names no kind', async ({
    page,
  }) => {
    await page.goto('/templates/?kind=text-to-speech');
    await expect(names(page)).toHaveText(namesOf('text-to-speech'));
    await expect(
      page.getByRole('radio', {name: `Text to speech ${namesOf('text-to-speech').length}`}),
    ).toBeChecked();
    await page.goto('/templates/?kind=nothing');
    await hydrated(page);
    await expect(page.getByRole('radio', {name: `All ${all}`})).toBeChecked();
    await expect(cards(page)).toHaveCount(all);
  });

  test('each card leads to its page', async ({page}) => {
    await page.goto('/templates/');
    await hydrated(page);
    await page.getByRole('link', {name: 'TikTok', exact: true}).press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('TikTok');
    await expect(page).toHaveURL('/templates/tiktok');
    await page.getByRole('link', {name: 'All templates'}).press('Enter');
    await expect(cards(page)).toHaveCount(all);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all templates are listed and nothing pretends to filter', async ({page}) => {
    await page.goto('/templates/?kind=audio');
    await expect(cards(page)).toHaveCount(all);
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  test('a template shows its commands and its picture', async ({page}) => {
    await page.goto('/templates/still');
    await expect(page.getByText('npx create-video@latest --still')).toBeVisible();
    await expect(page.getByText('bun create video --still')).toBeVisible();
    await expect(page.getByRole('main').locator('img')).toHaveAttribute(
      'src',
      '/media/templates/still.webp',
    );
  });
});

test.describe('a template', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const [manager, command] of [
    ['npm', 'npx create-video@latest --code-hike'],
    ['pnpm', 'pnpm create video --code-hike'],
    ['yarn', 'yarn create video --code-hike'],
    ['bun', 'bun create video --code-hike'],
  ] as const) {
    test(`copies its command for ${manager}, with the keyboard`, async ({page}) => {
      await page.goto('/templates/code-hike');
      await hydrated(page);
      await page.getByRole('tab', {name: manager, exact: true}).focus();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('tabpanel');
      await expect(panel.getByText(command, {exact: true})).toBeVisible();
      await panel.getByRole('button', {name: 'Copy command'}).press('Enter');
      await expect(panel.getByRole('status')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command);
    });
  }

  test('says what it is, what is inside, and where it comes from', async ({page}) => {
    await page.goto('/templates/code-hike');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Code Hike');
    await expect(
      page.getByRole('region', {name: 'What is inside'}).getByRole('listitem'),
    ).toHaveText([
      'Code Hike, which lays out and colors the code',
      'Themes, and TypeScript errors shown in the code',
      'A square composition that becomes wider if a line of code needs it',
    ]);
    const repo = 'github.com/remotion-dev/template-code-hike';
    await expect(
      page.getByRole('region', {name: 'Create the project'}).getByRole('link', {name: repo}),
    ).toHaveAttribute('href', `https://${repo}`);
    const details = page.getByRole('region', {name: 'Details'});
    for (const [name, address] of [
      ['template-code-hike.vercel.app', 'https://template-code-hike.vercel.app/'],
    ] as const) {
      await expect(details.getByRole('link', {name, exact: true})).toHaveAttribute('href', address);
    }
    await expect(
      page.getByRole('region', {name: 'Further reading'}).getByRole('link', {name: 'Code Hike'}),
    ).toHaveAttribute('href', 'https://codehike.org/');
  });

  test('says which accounts it needs, and what to do first', async ({page}) => {
    await page.goto('/templates/tts');
    const needs = page.getByRole('region', {name: 'What you need'});
    await expect(needs.getByRole('listitem')).toHaveCount(3);
    await expect(needs).toContainText('AZURE_TTS_KEY');
    const steps = page.getByRole('region', {name: 'First steps'});
    await expect(steps.getByRole('listitem').first()).toContainText('npm install');
    await expect(steps).toContainText('Make it yours: Change the text and the voice.');
    await page.goto('/templates/blank');
    await expect(needs).toHaveText(/You don’t need an account or a key\.$/);
  });

  test('leads to the docs of what it uses', async ({page}) => {
    await page.goto('/templates/next');
    await hydrated(page);
    await page.getByRole('link', {name: 'Lambda docs', exact: true}).press('Enter');
    await expect(page).toHaveURL('/docs/lambda');
  });

  test('plays with the keyboard', async ({page}) => {
    await page.goto('/templates/hello-world');
    await hydrated(page);
    await page.getByRole('button', {name: 'Play'}).press('Enter');
    await expect(page.getByRole('button', {name: 'Pause'})).toBeFocused();
  });

  test('leads on to its neighbours with the keyboard', async ({page}) => {
    await page.goto('/templates/blank');
    await hydrated(page);
    const others = page.getByRole('navigation', {name: 'Other templates'});
    await others.getByRole('link', {name: /Next.*Hello World/}).press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Hello World');
    await others.getByRole('link', {name: /Previous.*Blank/}).press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blank');
  });
});

test('each page creates its own template and has a description of its own', async ({page}) => {
  await page.goto('/templates/');
  const pages = await readPages(page, 'h3 a');
  expect(pages).toHaveLength(all);
  for (const {address, text, description} of pages) {
    const slug = address.split('/').at(-1)!;
    // Newer versions do not have these, or have another project by that name.
    const isOld = ['next', 'next-tailwind', 'tts', 'google-tts'].includes(slug);
    expect(text, address).toContain(`npx create-video@${isOld ? '4.0.377' : 'latest'} --${slug}`);
    expect(description.length, address).toBeGreaterThanOrEqual(60);
    expect(description.length, address).toBeLessThanOrEqual(160);
  }
  expect(new Set(pages.map(({description}) => description)).size).toBe(all);
});
