import {describe, expect, test} from 'vitest';
import {parseCliTable} from '../../../api/cli/table.ts';
import {formatFinding} from '../../content/finding.ts';
import {parsePage} from '../../content/page.ts';
import {checkCommands} from './index.ts';

const table = parseCliTable(`
flags:
  codec: {value: [h264, h265, vp8]}
  crf: {value: number}
  enable-multiprocess-on-linux: {value: boolean}
  frame: {value: string}
  frames: {value: string}
  overwrite: {value: switch}
  props: {value: string}
  q: {value: switch}
  quality: {value: number, deprecated: It was renamed., instead: jpeg-quality}
  site-name: {value: string}
groups: {}
commands:
  render: {flags: [codec, crf, enable-multiprocess-on-linux, frames, overwrite, props, q, quality]}
  still: {flags: [frame, props]}
  ffmpeg: {passes_on: true}
  lambda: {}
  lambda sites: {}
  lambda sites create: {flags: [site-name]}
create-video: [blank, hello-world]
`);

const page = (text: string) => parsePage('docs/page.mdx', text);

const shell = (code: string) => page(`Text.\n\n\`\`\`bash\n${code}\n\`\`\`\n`);

const findingsOf = (code: string) =>
  checkCommands([shell(code)], table).findings.map((found) => formatFinding(found));

describe('checkCommands', () => {
  test.each([
    'npx remotion render src/index.ts MyVideo out.mp4 --codec=h265 --props=\'{"a": 1}\'',
    'npx remotion render MyVideo --codec h264 -q --no-overwrite # --not-a-flag',
    'CI=1 pnpm exec remotion render \\\n  --crf 18 \\\n  --frames=0-9 && npx remotion still A a.png',
    'npx remotion render --codec=<codec> --props=$PROPS',
    'npx remotion ffmpeg -i in.mp4 --anything out.mp4',
    'yarn remotion lambda sites create src/index.ts --site-name=a',
    'npx remotion lambda sites',
    'npx --yes create-video@latest --blank my-video',
    'npm create video@latest -- --hello-world',
    'npx other render --unknown',
    'npm i --save-exact @remotion/cli@4.0.293',
  ])('accepts %s', (code) => {
    expect(checkCommands([shell(code)], table).findings).toEqual([]);
  });

  test('counts what it has looked at', () => {
    const code = 'npx remotion render A && npx remotion still A\nnpx create-video\necho hello';
    expect(checkCommands([shell(code)], table)).toMatchObject({
      name: 'commands',
      inspected: 3,
      unit: 'commands',
    });
  });

  test('names a command that does not exist, and the nearest', () => {
    expect(findingsOf('npx remotion redner MyVideo')).toEqual([
      'docs/page.mdx:4:14 unknown-command There is no command "npx remotion redner". Write "npx remotion render".',
    ]);
  });

  test('lists the commands of a group where none is near', () => {
    expect(findingsOf('npx remotion lambda sites upload-it')).toEqual([
      'docs/page.mdx:4:27 unknown-command There is no command "npx remotion lambda sites upload-it". Write one of these: create.',
    ]);
  });

  test('names a flag that does not exist, in a line that goes on after a backslash', () => {
    expect(findingsOf('npx remotion render \\\n  --prop=a.json')).toEqual([
      'docs/page.mdx:5:3 unknown-flag "npx remotion render" has no flag --prop. Write --props.',
    ]);
  });

  test('says which commands have the flag of another one', () => {
    expect(findingsOf('npx remotion render --frame=10')).toEqual([
      'docs/page.mdx:4:21 flag-of-another-command "npx remotion render" has no flag --frame. These commands have it: still. Write --frames, or take it out.',
    ]);
  });

  test('says what to write for a deprecated flag', () => {
    expect(findingsOf('npx remotion render --quality=80')).toEqual([
      'docs/page.mdx:4:21 deprecated-flag The flag --quality is no longer in use. It was renamed. Write --jpeg-quality instead.',
    ]);
  });

  test('knows what a flag takes', () => {
    expect(
      findingsOf(
        [
          'npx remotion render --codec=vp7',
          'npx remotion render --codec',
          'npx remotion render --crf=high',
          'npx remotion render --overwrite=yes',
          'npx remotion render --enable-multiprocess-on-linux MyVideo',
        ].join('\n'),
      ),
    ).toEqual([
      'docs/page.mdx:4:29 flag-value --codec does not take "vp7". Write --codec=vp8.',
      'docs/page.mdx:5:21 flag-value --codec needs a value. Write --codec=h264.',
      'docs/page.mdx:6:27 flag-value --crf needs a number and not "high". Write --crf=<number>.',
      'docs/page.mdx:7:33 flag-value --overwrite is either given or not, and has no value. Write --overwrite alone.',
      'docs/page.mdx:8:52 flag-value --enable-multiprocess-on-linux takes the next word, "MyVideo", as its value. Put it at the end of the command, or write --enable-multiprocess-on-linux=true.',
    ]);
  });

  test('looks into fences of a list', () => {
    const found = checkCommands([page('- Text\n\n  ```sh\n  npx remotion nope\n  ```\n')], table);
    expect(found.findings).toMatchObject([{line: 4, column: 16, rule: 'unknown-command'}]);
  });

  test('looks into the scripts of package.json', () => {
    const json =
      '```json\n{\n  "scripts": {\n    "build": "remotion render --crf=x"\n  }\n}\n```\n';
    expect(checkCommands([page(json)], table).findings).toMatchObject([
      {line: 4, column: 37, rule: 'flag-value'},
    ]);
  });

  test('looks into commands within a sentence, except where it may speak of the past', () => {
    const text = 'Run `npx remotion rendr` now.\n';
    const migration = `---\nkind: migration\n---\n\n${text}`;
    const post = parsePage('blog/2021-01-01-a/index.mdx', text);
    expect(checkCommands([page(text)], table).findings).toMatchObject([{line: 1, column: 19}]);
    expect(checkCommands([page(migration), post], table).inspected).toBe(0);
  });

  test('leaves fences of other versions alone', () => {
    const text = '```bash historical="1.0"\nnpx remotion nope\n```\n';
    expect(checkCommands([page(text)], table).inspected).toBe(0);
  });

  test('looks into the components that show commands', () => {
    const text = [
      '<Commands npm="npx remotion rendr" pnpm={`pnpm exec remotion render --crf=1`} />',
      '',
      '<CreateVideo template="blnk" />',
      '',
      "<Install packages={['remotion', '@remotion/plyer']} />",
    ].join('\n');
    const {inspected, findings} = checkCommands([page(text)], table);
    expect(inspected).toBe(5);
    expect(findings.map((found) => formatFinding(found))).toEqual([
      'docs/page.mdx:1:29 unknown-command There is no command "npx remotion rendr". Write "npx remotion render".',
      'docs/page.mdx:3:24 unknown-template "npx create-video" has no flag --blnk. Write --blank.',
      'docs/page.mdx:5:34 unknown-package The toolkit has no package @remotion/plyer that these docs describe. Write @remotion/player.',
    ]);
  });
});
