import ts from 'ts6';
import {splitUnion} from './union-text.ts';

/** A union of more literals than this keeps its name. */
const MANY_LITERALS = 16;

/** Types that say the same wherever they stand. */
export const isPlain = (text: string) =>
  /^('.*'|-?[\d.]+|string|number|boolean|null|undefined|true|false|bigint|unknown|any|void|never)$/.test(
    text,
  );

/** Types that are one word of the language. */
export const words: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.StringKeyword]: 'string',
  [ts.SyntaxKind.NumberKeyword]: 'number',
  [ts.SyntaxKind.BooleanKeyword]: 'boolean',
  [ts.SyntaxKind.BigIntKeyword]: 'bigint',
  [ts.SyntaxKind.SymbolKeyword]: 'symbol',
  [ts.SyntaxKind.ObjectKeyword]: 'object',
  [ts.SyntaxKind.AnyKeyword]: 'any',
  [ts.SyntaxKind.UnknownKeyword]: 'unknown',
  [ts.SyntaxKind.NeverKeyword]: 'never',
  [ts.SyntaxKind.VoidKeyword]: 'void',
  [ts.SyntaxKind.UndefinedKeyword]: 'undefined',
};

/** Whether a union is short enough to be read value by value. */
export const isFewLiterals = (text: string): boolean => {
  const parts = splitUnion(text);
  return parts.every(isPlain) && parts.length <= MANY_LITERALS;
};
