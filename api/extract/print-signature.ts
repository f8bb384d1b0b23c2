import type {OptionFact} from '../facts.ts';
import {splitUnion} from './union-text.ts';

/** More members than this are summed up, and so are lines longer than this. */
const FEW = 8;
const WIDTH = 76;

type Line = Pick<OptionFact, 'name' | 'type'> & {required?: boolean; rest?: boolean};

const line = ({name, type, required, rest}: Line): string =>
  `${rest ? '...' : ''}${name}${required || rest ? '' : '?'}: ${type}`;

/** The same; a long union has a line for each of its parts. */
function broken(one: Line, indent: string): string {
  const flat = line(one);
  const parts = splitUnion(one.type);
  return indent.length + flat.length > WIDTH && parts.length > 1
    ? line({...one, type: parts.map((part) => `\n${indent}  | ${part}`).join('')}).replace(
        ': \n',
        ':\n',
      )
    : flat;
}

/** The members of an object of options: all of a few, the required ones of many. */
function membersBlock(options: readonly OptionFact[], indent: string): string {
  const current = options.filter(({deprecated}) => !deprecated);
  const shown = current.length > FEW ? current.filter(({required}) => required) : current;
  const hidden = current.length - shown.length;
  const rest = `// ${shown.length > 0 ? `and ${hidden} more, all` : `${hidden} members, all`} optional`;
  const lines = shown.map((option) => `${indent}  ${broken(option, `${indent}  `)};`);
  return ['{', ...lines, ...(hidden > 0 ? [`${indent}  ${rest}`] : []), `${indent}}`].join('\n');
}

/** What is written for one parameter: the object of options is shown with its members. */
export type SignatureParameter = Line & {
  options?: readonly OptionFact[];
  extends?: readonly string[];
};

function parameterText(parameter: SignatureParameter, indent: string): string {
  const {options, extends: others = []} = parameter;
  if (!options || options.length + others.length === 0) {
    return line(parameter);
  }
  const own = options.length > 0 ? [membersBlock(options, indent)] : [];
  return line({...parameter, type: [...others, ...own].join(' & ')});
}

/** `function name(a: string, b?: number): string;`, over several lines where it is long. */
export function functionSignature(
  name: string,
  parameters: readonly SignatureParameter[],
  result: string,
): string {
  const flat = `function ${name}(${parameters.map((one) => parameterText(one, '')).join(', ')}): ${result};`;
  if (parameters.length < 2 ? true : flat.length <= WIDTH && !flat.includes('\n')) {
    return flat;
  }
  const lines = parameters.map((one) => `  ${parameterText(one, '  ')},`);
  return [`function ${name}(`, ...lines, `): ${result};`].join('\n');
}

/** `type Name = {...};` for an object type, or the type it stands for. */
export const typeSignature = (name: string, options: readonly OptionFact[], type: string): string =>
  `type ${name} = ${options.length > 0 ? membersBlock(options, '') : type};`;

/** `class Name extends Error {...}` with its public fields. */
export const classSignature = (name: string, fields: readonly OptionFact[]): string =>
  `class ${name} ${membersBlock(fields, '')}`;

/** `const Name: {...};` with its members. */
export function objectSignature(name: string, members: readonly Line[]): string {
  const lines =
    members.length > FEW * 3
      ? [`  // ${members.length} members`]
      : members.map((member) => `  ${line(member)};`);
  return [`const ${name}: {`, ...lines, '};'].join('\n');
}

export const constSignature = (name: string, type: string): string => `const ${name}: ${type};`;
