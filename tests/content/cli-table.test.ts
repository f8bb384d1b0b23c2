import {describe, expect, test} from 'vitest';
import {compareCli, readDeclared, type Declared} from '../support/compare-cli.ts';
import {cliTable, parseCliTable} from '../../api/cli/table.ts';

test('the table says what the packages say', () => {
  const declared = readDeclared('api');
  expect(declared.options.length).toBeGreaterThan(35);
  expect(declared.switches.length).toBeGreaterThan(20);
  expect(declared.templates).toContain('hello-world');
  expect(Object.values(declared.choices).every((list) => list.length > 1)).toBe(true);
  expect(Object.values(declared.defaults)).not.toContain(undefined);
  expect(compareCli(cliTable(), declared)).toEqual([]);
}, 60_000);

describe('a difference is named', () => {
  const table = parseCliTable(`
flags:
  codec: {value: [h264, gif]}
  quiet: {value: switch}
  scale: {value: number, default: 1, config: setScale}
groups: {}
commands:
  render: {flags: [codec, quiet, scale]}
create-video: [blank, tmp]
`);
  const setScale = () => undefined;
  const scale = {cliFlag: 'scale', type: 0, setConfig: setScale, getValue: () => ({value: 1})};
  const same: Declared = {
    options: [scale],
    config: {setScale: {value: setScale}},
    switches: ['quiet'],
    choices: {'--codec': ['gif', 'h264']},
    defaults: {'render --scale': 1},
    templates: ['blank'],
  };

  test('and nothing else is', () => expect(compareCli(table, same)).toEqual([]));

  test.each<[string, Partial<Declared>, string]>([
    ['option', {options: [{...scale, cliFlag: 'crf'}]}, '--crf takes a number'],
    ['type', {options: [{...scale, type: 'text'}]}, '--scale takes a string'],
    ['default', {options: [{...scale, getValue: () => ({value: 2})}]}, '--scale has the default 2'],
    ['setting', {config: {setZoom: {value: setScale}, setScale: {}}}, '--scale is set by setZoom'],
    ['method', {config: {}}, 'Config has no setScale(), which render --scale names.'],
    ['switch', {switches: []}, 'render --quiet is no switch'],
    ['unknown switch', {switches: ['quiet', 'yes']}, '--yes is a switch'],
    ['choice', {choices: {'--codec': ['gif', 'vp8']}}, '--codec takes gif,vp8'],
    ['constant', {defaults: {'render --scale': 3}}, 'render --scale has the default 3'],
    ['template', {templates: ['blank', 'next']}, 'The templates of create-video are blank,next.'],
  ])('%s', (_, changed, sentence) => {
    expect(compareCli(table, {...same, ...changed})).toContainEqual(
      expect.stringContaining(sentence),
    );
  });
});

test('a table that names what it does not have is refused', () => {
  const yaml = 'flags: {}\ngroups: {}\ncommands: {render: {flags: [codec]}}\ncreate-video: []\n';
  expect(() => parseCliTable(yaml)).toThrow('nothing named "codec"');
});
