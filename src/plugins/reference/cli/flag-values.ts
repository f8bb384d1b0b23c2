import path from 'node:path';
import ts from 'ts6';
import {loadModule} from './compiled-module.ts';
import {typesOfOptions, typesOfParsed, type Parser} from './declared-values.ts';
import {resolve} from './resolve.ts';

/** What may stand after a flag. */
export type FlagValue =
  {type: 'boolean' | 'number' | 'string'} | {type: 'choice'; choices: string[]};

/**
 * Kinds of value of the flags of one parser: from the list of booleans that it is given, the types
 * of the renderer's options, and the types of what it makes of the command line.
 * @param packages folder of `@remotion`
 */
export function readFlagValues(packages: string, parser: Parser): Map<string, FlagValue> {
  return new Map([
    ...typesOfParsed(packages, 'cli'),
    ...typesOfParsed(packages, parser),
    ...typesOfOptions(packages),
    ...readSwitches(packages).map((key): [string, FlagValue] => [key, {type: 'boolean'}]),
  ]);
}

/** Keys that never take the next word as their value: the list that the parser is given. */
export function readSwitches(packages: string): string[] {
  const module = loadModule(path.join(packages, 'cli/dist/parsed-cli.js'));
  const list = module.exports.get('BooleanFlags');
  if (!list || !ts.isArrayLiteralExpression(list)) {
    throw new Error(`${module.file} has no list BooleanFlags any more.`);
  }
  return list.elements.map((node) => {
    const found = resolve({node, module})?.node;
    if (!found || !ts.isStringLiteral(found)) {
      throw new Error(`${module.file} has an element in BooleanFlags that is no text.`);
    }
    return found.text;
  });
}
