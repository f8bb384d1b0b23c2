import {expect, test} from 'vitest';
import {checkSinks} from './check-sinks.ts';

type Rules = {
  createHTML: (text: string) => string;
  createScriptURL: (address: string, type: string, sink: string) => string | null;
};

/** The rules that a page at this site gets. */
function rules(): Rules {
  const created: [string, Rules][] = [];
  const trustedTypes = {
    createPolicy: (name: string, given: Rules) => created.push([name, given]),
  };
  const page = {URL, location: new URL('https://site.test/docs/'), trustedTypes};
  checkSinks(page as never, '/base/assets/js/');
  expect(created.map(([name]) => name)).toEqual(['default']);
  return created[0]![1];
}

const {createHTML, createScriptURL} = rules();

test.each([
  '<span class="token keyword">const</span> a &lt; b\n',
  '<code>class<wbr>Name</code>, <em>and</em>',
  'See <a href="/docs/" target="_blank" rel="noopener noreferrer">the docs</a>.<br>',
  '<div class="bar" role="bar"><div class="peg"></div></div>',
])('markup of text and code stays: %s', (text) => expect(createHTML(text)).toBe(text));

test.each([
  '<img src=x onerror=alert(1)>',
  '<span onclick="alert(1)">',
  '<span class="a" onclick="alert(1)">',
  '<span class="a"onclick=alert(1)>',
  '<a href=javascript:alert(1)>',
  '<a href="javascript:alert(1)">',
  '<a href="&#106;avascript:alert(1)">',
  '<script src="//evil.test"></script>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="&lt;script&gt;">',
  '<spanx>',
  '<!--',
  '<span class="<img src=x onerror=alert(1)>">',
])('any other tag becomes text: %s', (text) => {
  const checked = createHTML(text);
  expect(checked).toContain('&lt;');
  expect(checked.replaceAll(/<\/?(span|a)( class="[^"<>]*")?>/g, '')).not.toContain('<');
});

test.each([
  ['/base/assets/js/main.js', true],
  ['https://site.test/base/assets/js/a.js?1', true],
  ['/base/other.js', false],
  ['/base/assets/js/../../../other.js', false],
  ['//evil.test/base/assets/js/main.js', false],
  ['https://evil.test/base/assets/js/main.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://site.test/0', false],
])('a script at %s is let through: %s', (address, isLet) => {
  expect(createScriptURL(address, 'TrustedScriptURL', 'HTMLScriptElement src')).toBe(
    isLet ? address : null,
  );
});

test('a worker may be made of text that a script of the site wrote', () => {
  const ask = (address: string) =>
    createScriptURL(address, 'TrustedScriptURL', 'Worker constructor');
  expect(ask('blob:https://site.test/0')).toBe('blob:https://site.test/0');
  expect(ask('blob:https://evil.test/0')).toBeNull();
});

test('a browser without trusted types needs nothing', () => {
  expect(() => checkSinks({location: new URL('https://site.test')} as never, '/')).not.toThrow();
});
