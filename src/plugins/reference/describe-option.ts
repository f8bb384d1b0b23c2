import type {Paragraph, PhrasingContent} from 'mdast';
import type {Role} from '../../content/reference/expected-names.ts';
import type {OptionFact} from '../../../api/facts.ts';

export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
export const text = (value: string): PhrasingContent => ({type: 'text', value});
export const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [text(value)],
});

/** `A` of `F['size'] extends true ? A : never`, the type of a value that callers have to request. */
export const whenRequested = (type: string): string =>
  type.replace(/^\w+\['\w+'\] extends true \? (.+) : never$/, '$1');

/** A class for the style sheet, on a node of Markdown. */
export const ofClass = (className: string) => ({hProperties: {className: [className]}});

/**
 * What must be given is marked; what need not be is the rule for options, and said of results only,
 * which may lack it.
 */
function necessity(role: Role, {required}: OptionFact): PhrasingContent[] {
  if (role === 'members' || Boolean(required) === (role === 'returns')) {
    return [];
  }
  return [required ? strong('required') : text('optional')];
}

/**
 * The line of facts below a heading: `number` · optional · default `0`.
 * @param isOneOfSeveral the heading has several names, so that the line begins with this one
 * @param since the version that brought the option, where its export is older
 */
export function describeOption(
  role: Role,
  option: OptionFact,
  isOneOfSeveral: boolean,
  since?: string,
): Paragraph {
  const facts: PhrasingContent[][] = [
    [...(isOneOfSeveral ? [code(option.name), text(': ')] : []), code(whenRequested(option.type))],
    necessity(role, option),
    option.deprecated ? [text('deprecated')] : [],
    option.default === undefined ? [] : [text('default '), code(option.default)],
    since ? [text(`since ${since}`)] : [],
  ];
  const children = facts
    .filter((fact) => fact.length > 0)
    .flatMap((fact, index) => [...(index > 0 ? [text(' · ')] : []), ...fact]);
  return {type: 'paragraph', data: ofClass('reference-facts'), children};
}

/** The sentence below the heading of a section whose export takes more than its own props. */
export function describeInherited(names: readonly string[]): Paragraph {
  const list = names.flatMap((name, index) => [...(index > 0 ? [text(' and ')] : []), code(name)]);
  return {
    type: 'paragraph',
    children: [text('Props of '), ...list, text(' are accepted as well.')],
  };
}
