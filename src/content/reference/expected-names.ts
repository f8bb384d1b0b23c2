import type {PageApi} from './page-apis.ts';
import type {ApiFact, OptionFact} from '../../../api/facts.ts';

/** What a section of a reference page lists. */
export type Role = 'options' | 'arguments' | 'returns' | 'members';

export const allRoles: readonly Role[] = ['options', 'arguments', 'returns', 'members'];

/** What a section must list of an export, and what it may list besides. */
export type Expected = {
  /** Title of the section. */
  title: string;
  required: OptionFact[];
  allowed: OptionFact[];
};

/** Title of the section with the members of an object: props, options or fields. */
const optionsTitle = ({kind, returns}: ApiFact): string =>
  kind === 'component' ? 'Props' : returns ? 'Options' : 'Fields';

/** `Easing.bezier(x1: number, ...): ...` in one line, of a signature over several. */
const inOneLine = (signature: string): string =>
  signature
    .replaceAll(/^(function|const) |;$/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([([{]) /g, '$1')
    .replaceAll(/,? ([)\]])/g, '$1');

const asMember = (api: ApiFact): OptionFact => ({
  name: api.name.split('.').at(-1)!,
  type: inOneLine(api.signature),
  required: true,
  ...(api.deprecated && {deprecated: true}),
});

/**
 * The names that a page lists of an export, by the role of the section.
 * @param withPage full names of exports that have pages
 */
export function expectedOf(
  {api, siblings}: Pick<PageApi, 'api' | 'siblings'>,
  withPage: ReadonlySet<string>,
): Record<Role, Expected> {
  const members = siblings.filter((one) => one.name.startsWith(`${api.name}.`));
  const ownMembers = api.kind === 'object' ? members.filter(({name}) => !withPage.has(name)) : [];
  const fields = api.returns?.fields ?? [];
  const each = Boolean(api.returns?.each);
  return {
    options: {title: optionsTitle(api), required: api.options, allowed: api.inherited},
    arguments: {
      title: 'Arguments',
      required: api.parameters,
      allowed: api.optionsParameter ? [api.optionsParameter] : [],
    },
    returns: {title: 'Return value', required: each ? [] : fields, allowed: each ? fields : []},
    members: {
      title: 'Functions',
      required: ownMembers.map(asMember),
      allowed: members.map(asMember),
    },
  };
}
