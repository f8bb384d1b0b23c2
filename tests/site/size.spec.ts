import {sites} from '../support/sites.ts';
import {total, weighPage} from '../support/page-weight.ts';
import {expect, test} from '../support/test.ts';

const kilobyte = 1000;

// The runtime lists the file of every chunk, about 10 bytes each: 150 KB were enough for half as many pages.
for (const address of ['/docs/', '/docs/api', '/docs/player/', '/docs/lambda']) {
  test(`${address} ships at most 158 KB of JavaScript and 15 KB of CSS, compressed`, async ({
    page,
  }) => {
    const {script, stylesheet} = await weighPage(page, address, sites.bare.folder);
    expect(script.length, 'scripts weighed').toBeGreaterThan(1);
    expect(stylesheet.length, 'style sheets weighed').toBeGreaterThan(0);
    expect(total(script)).toBeLessThanOrEqual(158 * kilobyte);
    expect(total(stylesheet)).toBeLessThanOrEqual(15 * kilobyte);
  });
}

/** What must never be in the scripts that every page loads, by a string that only it contains. */
const elsewhere = {
  'the search modal': 'DocSearch-',
  'the search client': 'x-algolia-application-id',
  'the search engine': 'MiniSearch: ',
  'the Player': 'remotion-player',
  'the table of the docs': '/docs/measure-spring',
  'an expert’s record': 'pergoud.com',
  'a showcase record': 'githubunwrapped.com',
  'a template record': 'FelippeChemello',
  'the schemas': 'ZodError',
  'the whole library of TypeScript’s helpers': '__asyncGenerator',
};

test('the scripts of every page hold nothing that only some pages need', async ({
  page,
  request,
}) => {
  const {script} = await weighPage(page, '/docs/investors', sites.bare.folder);
  const shared = script.filter(({file}) => /\/(runtime~)?main\.[^/]*\.js$/.test(file));
  expect(shared).toHaveLength(2);
  const code = (
    await Promise.all(shared.map(async ({file}) => (await request.get(`/${file}`)).text()))
  ).join();
  for (const [what, mark] of Object.entries(elsewhere)) {
    expect(code.includes(mark), what).toBe(false);
  }
});
