import type {Code, Paragraph} from 'mdast';
import type {Bound} from './bind-page.ts';

/** The import and the signatures of the exports of a page, as one block of code. */
export function signatureBlock(bound: readonly Bound[]): Code {
  const imports = new Map<string, Set<string>>();
  for (const {reference, api} of bound) {
    const [entry = ''] = reference.split('#');
    const name = api.name.split('.')[0]!;
    const imported = api.kind === 'type' ? `type ${name}` : name;
    imports.set(entry, (imports.get(entry) ?? new Set()).add(imported));
  }
  const lines = [...imports].map(
    ([entry, names]) => `import {${[...names].join(', ')}} from '${entry}';`,
  );
  const signatures = bound.map(({api}) => api.signature);
  return {type: 'code', lang: 'ts', value: [lines.join('\n'), ...signatures].join('\n\n')};
}

/** The first version that has what a page is about. */
export const sinceLine = (version: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'text', value: `Since ${version}`}],
});
