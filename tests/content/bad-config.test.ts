import {describe, expect, test} from 'vitest';
import {build, changedSite} from '../support/fixture-site.ts';

/** How often the terminal says something: once is what a reader needs. */
const occurrences = (text: string, part: string) => text.split(part).length - 1;

// A build that stops at its configuration takes two seconds alone, and longer beside others.
describe('a build with a mistake in its configuration', {timeout: 60_000}, () => {
  test('stops at an unknown key of the address book, and says which ones there are', async () => {
    const site = await changedSite('unknown-key', {
      'src/config/navbar.ts': (text) => text.replace("'mediaParser'", "'mediaParzer'"),
    });
    const {exitCode, output} = await build(site);
    expect(exitCode).toBe(1);
    expect(occurrences(output, 'src/config/links.ts has no link "mediaParzer".')).toBe(1);
    expect(output).toContain('Known keys: home, docs, gettingStarted, api,');
    expect(output).toContain('Add the destination there, or correct the key where it is used.');
  });

  test('stops at a service that is configured by half, and says what is missing', async () => {
    const site = await changedSite('half-configured', {});
    const {exitCode, output} = await build(site, {SEARCH_APP_ID: 'TESTAPP'});
    expect(exitCode).toBe(1);
    expect(
      occurrences(
        output,
        'SEARCH_APP_ID is set but SEARCH_API_KEY, SEARCH_INDEX_NAME are not. ' +
          'Set all of SEARCH_APP_ID, SEARCH_API_KEY, SEARCH_INDEX_NAME, or none of them.',
      ),
    ).toBe(1);
  });
});
