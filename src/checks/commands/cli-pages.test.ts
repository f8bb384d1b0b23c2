import {expect, describe, test} from 'vitest';
import {parseCliTable} from '../../../api/cli/table.ts';
import {formatFinding} from '../../content/finding.ts';
import {parsePage} from '../../content/page.ts';
import {checkCliPages} from './cli-pages.ts';

const {commands} = parseCliTable(`
flags:
  frame: {value: number}
  props: {value: string}
  q: {value: switch}
  region: {value: string}
  site-name: {value: string}
groups: {}
commands:
  still: {flags: [frame, props, q]}
  lambda sites: {}
  lambda sites create: {flags: [site-name]}
  lambda sites ls: {flags: [region]}
create-video: []
`);

const check = (cli: string, body: string) =>
  checkCliPages([parsePage('docs/cli/a.mdx', `---\ncli: ${cli}\n---\n\n${body}\n`)], commands);
const findings = (cli: string, body: string) =>
  check(cli, body).findings.map((found) => formatFinding(found));

describe('checkCliPages', () => {
  test('accepts a page with all flags of its command, and counts them', () => {
    const body = '## Flags\n\n### `--props`\n\n### `--frame`\n\n### `-q`\n\n### Deprecated\n';
    expect(check('still', body)).toMatchObject({inspected: 2, unit: 'flags', findings: []});
  });

  test('asks the page of a group for the flags of all its commands', () => {
    const body = '## Flags\n\n### `--region`\n';
    expect(findings('lambda sites', body)).toEqual([
      'docs/cli/a.mdx:2:1 cli-flag-missing "npx remotion lambda sites" has the flag --site-name, and the page does not list it. Add ### `--site-name` below ## Flags.',
    ]);
  });

  test('leaves the flags of a command to its own page', () => {
    const pages = ['lambda sites', 'lambda sites create', 'lambda sites ls'].map((cli) =>
      parsePage('docs/cli/a.mdx', `---\ncli: ${cli}\n---\n\n## Flags\n\n### \`--site-name\`\n`),
    );
    expect(checkCliPages(pages, commands).findings.map((found) => formatFinding(found))).toEqual([
      'docs/cli/a.mdx:2:1 cli-flag-missing "npx remotion lambda sites ls" has the flag --region, and the page does not list it. Add ### `--region` below ## Flags.',
      'docs/cli/a.mdx:7:1 cli-flag-unknown "npx remotion lambda sites ls" has no flag --site-name. Take it out.',
    ]);
  });

  test('names flags that the command does not have, and the nearest', () => {
    const body = '## Flags\n\n### `--props`\n\n### `--frames`\n\n### `--frame`\n';
    expect(findings('still', body)).toEqual([
      'docs/cli/a.mdx:9:1 cli-flag-unknown "npx remotion still" has no flag --frames. Write ### `--frame`, or take it out.',
    ]);
  });

  test('names flags that are listed twice', () => {
    const body = '## Flags\n\n### `--props`\n\n### `--frame`\n\n### `--props`\n';
    expect(findings('still', body)).toEqual([
      'docs/cli/a.mdx:11:1 cli-flag-doubled The page lists --props twice. Put all that it says about the flag below one heading.',
    ]);
  });

  test('names a command that does not exist, and the nearest', () => {
    expect(findings('stil', '')).toEqual([
      'docs/cli/a.mdx:2:1 cli-command There is no command "npx remotion stil". Write cli: "still".',
    ]);
  });

  test('looks at no page without a command', () => {
    const page = parsePage('docs/a.mdx', '---\ntitle: A\n---\n\nText.\n');
    expect(checkCliPages([page], commands).inspected).toBe(0);
  });
});
