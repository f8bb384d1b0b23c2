import {expect, hydrated, test} from '../support/test.ts';

test('says what the company is, and gives no street', async ({page}) => {
  await page.goto('/about/');
  await expect(page).toHaveTitle('About us | Remotion | Make videos programmatically');
  const main = page.getByRole('main');
  const company = page.getByRole('region', {name: 'The company'});
  await expect(company).toContainText('Remotion AG');
  await expect(company).toContainText('Zurich, Switzerland');
  await expect(company).toContainText('CHF 180,000, announced on November 9, 2022');
  await expect(main).not.toContainText(/strasse|\b80\d\d\b/i);
  await expect(main).not.toContainText(/[\w.]+@[\w-]+\.\w/);
});

test('names two people with role and public profiles', async ({page}) => {
  await page.goto('/about/');
  const people = page.getByRole('region', {name: 'Team'}).locator('ul[class*=team] > li');
  await expect(people).toHaveCount(2);
  for (const [index, name, role, profiles] of [
    [
      0,
      'Jonny Burger',
      'Chief Hacker',
      [
        'https://x.com/JNYBGR',
        'https://github.com/JonnyBurger',
        'https://www.linkedin.com/in/jonny-burger-4115109b',
      ],
    ],
    [
      1,
      'Mehmet Ademi',
      'Business Manager',
      [
        'https://x.com/MehmetAdemi',
        'https://github.com/MehmetAdemi',
        'https://www.linkedin.com/in/mehmet-ademi',
      ],
    ],
  ] as const) {
    const person = people.nth(index);
    await expect(person.getByRole('heading', {level: 3})).toHaveText(name);
    await expect(person).toContainText(role);
    const addresses = await person
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(profiles);
  }
});

test('a person has an address on the page', async ({page}) => {
  await page.goto('/about/#mehmet-ademi');
  await expect(page.locator('#mehmet-ademi')).toBeInViewport();
});

for (const [name, address, title] of [
  ['contact page', '/contact/', /Contact/],
  ['blog', '/blog', /Blog/],
  ['investors', '/docs/investors', /Investors/],
  ['license and pricing', '/docs/license', /License/],
] as const) {
  test(`leads to the ${name} with the keyboard`, async ({page}) => {
    await page.goto('/about/');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', {name, exact: true}).press('Enter');
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(title);
  });
}

test('leads to the repository', async ({page}) => {
  await page.goto('/about/');
  await expect(
    page.getByRole('main').getByRole('link', {name: 'github.com/remotion-dev/remotion'}),
  ).toHaveAttribute('href', 'https://github.com/remotion-dev/remotion');
});
