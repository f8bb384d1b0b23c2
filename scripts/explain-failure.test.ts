import {expect, test} from 'vitest';
import {explainFailure} from './explain-failure.ts';

const mdx = (cause: string, details: string) => `[ERROR] Client bundle compiled with errors.
╰─▶   × Error: MDX compilation failed for file "/site/docs/zebra.mdx"
        │ Cause: ${cause}
        │ Details:
        │ ${details}
        │     at compileToJSX (/site/node_modules/@docusaurus/mdx-loader/lib/utils.js:93:15)
`;
const site = (cause: string) => `[ERROR] Error: Unable to build website for locale en.
    at tryToBuildLocale (/site/node_modules/@docusaurus/core/lib/commands/build/build.js:79:15) {
  [cause]: ${cause}
      at async Promise.all (index 0)
}
[INFO] Docusaurus version: 3.10.2
Node version: v20.20.2
`;

test.each([
  [
    'a syntax error in MDX',
    mdx(
      'Unexpected end of file',
      '{\n        │   "column": 3,\n        │   "line": 11,\n        │ }',
    ),
    'docs/zebra.mdx:11:3 mdx Unexpected end of file',
  ],
  [
    'an unclosed tag',
    mdx(
      'Expected a closing tag for `<div>` (10:1-10:6)',
      '{\n        │   "name": "1:1"\n        │ }',
    ),
    'docs/zebra.mdx:10:1 mdx Expected a closing tag for `<div>` (10:1-10:6)',
  ],
  [
    'an unknown image',
    mdx('Image `./a.png` in source file "docs/zebra.mdx" (10:1) is missing.', 'Error: Image'),
    'docs/zebra.mdx:10:1 mdx Image `./a.png` is missing.',
  ],
  [
    'a missing demo',
    mdx('/site/docs/zebra.mdx:10:1 There is no demo "zebra".', 'Error: There is no demo'),
    'docs/zebra.mdx:10:1 There is no demo "zebra".',
  ],
  [
    'a missing import',
    "× Module not found: Can't resolve './nope' in '/site/docs'",
    "module Can't resolve './nope' in 'docs'. Correct the path of the import.",
  ],
  [
    'wrong props',
    site(
      'AggregateError\n    Error: Can\'t render static file for pathname "/docs/zebra"\n          [cause]: TypeError: Cannot read properties of undefined',
    ),
    '/docs/zebra render TypeError: Cannot read properties of undefined Look at the components of this page, their names and their props.',
  ],
  [
    'an unknown id in a sidebar, without the list of all others',
    site(
      'Error: Invalid sidebar file.\n  These sidebar document ids do not exist:\n  - zebra\n  \n  Available document ids are:\n  - a\n  - b',
    ),
    "src/config/sidebars/ sidebar There is no page docs/zebra.mdx. Write it, or remove 'zebra'.",
  ],
  [
    'a finding of a plugin',
    site('Some records are wrong:\n  src/data/a.yaml:5:1 record websiet is unknown.'),
    'Some records are wrong:\nsrc/data/a.yaml:5:1 record websiet is unknown.',
  ],
  [
    'what is unknown',
    '[ERROR] Error: "foo" is no URL.\n    at here (/site/a.js:1:1)',
    '"foo" is no URL.',
  ],
])('%s is explained', (_, output, expected) => {
  expect(explainFailure(output, '/site').join('\n')).toBe(expected);
});

test('each broken link is a line', () => {
  const output = site(
    'Error: Docusaurus found broken links!\n  - Broken link on source page path = /docs/zebra:\n     -> linking to ./nope.mdx\n     -> linking to /docs/nope\n',
  );
  expect(explainFailure(output, '/site')).toEqual([
    '/docs/zebra broken-link The page has a link to ./nope.mdx.',
    '/docs/zebra broken-link The page has a link to /docs/nope.',
  ]);
});
