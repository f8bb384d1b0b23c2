import type {ApiFact, OptionFact} from '../../api/facts.ts';
import type {Facts} from '../../src/content/reference/page-apis.ts';

/** `name?: type = default`, with `!` at the end for what is deprecated. */
export function option(text: string): OptionFact {
  const [, name, mark, type, value, old] = /^(\w+)(\??): ([^=!]+?)(?: = ([^!]+))?(!?)$/.exec(text)!;
  return {
    name: name!,
    type: type!,
    ...(!mark && {required: true as const}),
    ...(old && {deprecated: true}),
    ...(value && {default: value.trim()}),
  };
}

/** An export for tests, with nothing but its name and what is given. */
export const fact = (name: string, given: Partial<ApiFact> = {}): ApiFact => ({
  name,
  entries: ['toy'],
  source: 'packages/toy/src/index.ts',
  kind: 'function',
  signature: `function ${name}(): void;`,
  parameters: [],
  options: [],
  inherited: [],
  extends: [],
  members: [],
  ...given,
});

/** A package called `toy` with these exports. */
export const toyFacts = (...apis: ApiFact[]): Facts => ({
  packages: ['toy', 'other'],
  of: (name) => ({package: name, version: '1.0.0', apis: name === 'toy' ? apis : []}),
});
