import type {ApiFact, OptionFact} from './facts.ts';
import type {Facts} from './resolve-api.ts';

/** `name?: type = default`, with `!` at the end for what is deprecated. */
export function option(text: string): OptionFact {
  const [, name, mark, type, value, old] = /^(\w+)(\??): ([^=!]+?)(?: = ([^!]+))?(!?)$/.exec(text)!;
  return {
    name: name!,
    type: type!,
    required: !mark,
    ...(old && {deprecated: true}),
    ...(value && {default: value.trim()}),
  };
}

/** An export for tests, with nothing but its name and what is given. */
export const fact = (name: string, given: Partial<ApiFact> = {}): ApiFact => ({
  name,
  entries: ['toy'],
  origin: `toy/index.d.ts#${name}`,
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
  of: async (name) => ({package: name, version: '1.0.0', apis: name === 'toy' ? apis : []}),
});
