import {expect, test} from 'vitest';
import {contentPolicy, scriptHashes} from './content-policy.ts';

const nothing = {search: undefined, analyticsId: undefined, assistantId: undefined};
const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `));

test('scripts in the text of a page are hashed, data and files are not', () => {
  const html =
    '<script>a()</script><script data-rh="true">b()</script><script src=/x.js defer></script>' +
    '<script type="application/ld+json">{"c":1}</script>';
  expect(scriptHashes(html)).toEqual([
    "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    expect.stringMatching(/^'sha256-.{44}'$/),
  ]);
});

test('without services nothing outside of the site is allowed but fonts to try and the videos of the showcase', () => {
  const policy = contentPolicy(["'sha256-a'", "'sha256-a'"], nothing);
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-a'");
  expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual([
    'https://fonts.gstatic.com',
    'https://www.youtube-nocookie.com',
  ]);
});

test('no style is written into a page but two sheets of packages, unless the chat comes with its own', () => {
  const policy = contentPolicy([], nothing);
  expect(directive(policy, 'style-src')).toMatch(/^style-src 'self'( 'sha256-[^']+'){2}$/);
  expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'none'");
  const chat = contentPolicy([], {...nothing, assistantId: 'a'});
  expect(directive(chat, 'style-src')).toBe(directive(policy, 'style-src'));
  expect(directive(chat, 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'");
});

test('strings are checked before they become scripts or markup, unless a service brings scripts', () => {
  const name = 'require-trusted-types-for';
  expect(directive(contentPolicy([], nothing), name)).toBe(`${name} 'script'`);
  expect(directive(contentPolicy([], {...nothing, analyticsId: 'G-1'}), name)).toBeUndefined();
  expect(directive(contentPolicy([], {...nothing, assistantId: 'a'}), name)).toBeUndefined();
});

test('a service that is configured is allowed where it is needed', () => {
  const search = {appId: 'APP', apiKey: 'key', indexName: 'name'};
  const policy = contentPolicy([], {search, analyticsId: 'G-1', assistantId: 'a'});
  expect(directive(policy, 'connect-src')).toContain('https://APP-dsn.algolia.net');
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'self' https://www.googletagmanager.com https://crawlchat.app",
  );
  expect(directive(policy, 'frame-src')).toContain('https://crawlchat.app');
});
