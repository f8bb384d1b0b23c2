import {expect, test} from 'vitest';
import {restoreFact, type OptionFact, type WrittenPackage} from '../facts.ts';
import {fact, option} from '../../tests/support/toy-facts.ts';
import {printFacts} from './print-facts.ts';

const attributes = (count: number): OptionFact[] =>
  Array.from({length: count}, (_, index) => option(`attribute${index}?: string`));

const written = (...apis: ReturnType<typeof fact>[]) => {
  const files = printFacts([{package: '@remotion/toy', version: '1.0.0', apis}], 'facts');
  const lists = JSON.parse(files.get('facts/inherited.json')!);
  const {apis: facts} = JSON.parse(files.get('facts/toy.json')!) as WrittenPackage;
  return {text: files.get('facts/toy.json')!, lists, facts};
};

test('one line an option, exports and options by name, and nothing that is empty', () => {
  const {text} = written(
    fact('run', {options: [option('b?: number = 1'), option('a: string')]}),
    fact('halt', {deprecated: true}),
  );
  expect(text).toBe(`{
  "package": "@remotion/toy",
  "version": "1.0.0",
  "apis": [
    {
      "name": "halt",
      "kind": "function",
      "deprecated": true,
      "entries": ["toy"],
      "source": "packages/toy/src/index.ts",
      "signature": ["function halt(): void;"]
    },
    {
      "name": "run",
      "kind": "function",
      "entries": ["toy"],
      "source": "packages/toy/src/index.ts",
      "signature": ["function run(): void;"],
      "options": [
        {"name": "a", "type": "string", "required": true},
        {"name": "b", "type": "number", "default": "1"}
      ]
    }
  ]
}
`);
});

test('long lists of attributes are written once, and read back as they were', () => {
  const all = attributes(60);
  const box = fact('Box', {kind: 'component', inherited: all, extends: ['Attributes']});
  const row = fact('Row', {
    kind: 'component',
    inherited: [...all.slice(2), option('ref?: number')],
    extends: ['Attributes'],
  });
  const {text, lists, facts} = written(box, row);
  expect(Object.keys(lists)).toEqual(['Attributes']);
  expect(text).not.toContain('attribute30');
  for (const [index, api] of [box, row].entries()) {
    const restored = restoreFact(facts[index]!, lists);
    const names = (options: readonly OptionFact[]) => options.map(({name}) => name).toSorted();
    expect(names(restored.inherited)).toEqual(names(api.inherited));
    expect({...restored, inherited: []}).toEqual({...api, inherited: []});
  }
});
