import type {Paragraph, PhrasingContent} from 'mdast';
import type {Role} from '../../content/reference/expected-names.ts';
import type {OptionFact} from '../../../api/facts.ts';

export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
export const text = (value: string): PhrasingContent => ({type: 'text', value});

/** `A` of `F['size'] extends true ? A : never`, the type of a value that callers have to request. */
const whenRequested = (type: string): string =>
  type.replace(/^\w+\['\w+'\] extends true \? (.+) : never$/, '$1');

/** Whether it must be given is said of what a caller gives, and of results only where they may lack it. */
const necessity = (role: Role, {required}: OptionFact): string[] =>
  role === 'members' || (role === 'returns' && required)
    ? []
    : [required ? 'required' : 'optional'];

/**
 * The line of facts below a heading: `number`, optional, default `0`.
 * @param isOneOfSeveral the heading has several names, so that the line begins with this one
 * @param since the version that brought the option, where its export is older
 */
export function describeOption(
  role: Role,
  option: OptionFact,
  isOneOfSeveral: boolean,
  since?: string,
): Paragraph {
  const words = [...necessity(role, option), ...(option.deprecated ? ['deprecated'] : [])];
  const children = [
    ...(isOneOfSeveral ? [code(option.name), text(': ')] : []),
    code(whenRequested(option.type)),
    ...(words.length > 0 ? [text(`, ${words.join(', ')}`)] : []),
    ...(option.default === undefined ? [] : [text(', default '), code(option.default)]),
    ...(since ? [text(`, since ${since}`)] : []),
  ];
  return {type: 'paragraph', children};
}

/** The sentence below the heading of a section whose export takes more than its own props. */
export function describeInherited(names: readonly string[]): Paragraph {
  const list = names.flatMap((name, index) => [...(index > 0 ? [text(' and ')] : []), code(name)]);
  return {
    type: 'paragraph',
    children: [text('Props of '), ...list, text(' are accepted as well.')],
  };
}
