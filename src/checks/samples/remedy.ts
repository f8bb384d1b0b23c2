import {documentedPackages} from '../../config/packages.ts';
import {nearestWord} from '../../data/schemas/nearest-word.ts';
import type {SampleError} from './compile-samples.ts';

const suggestion = / Did you mean (?:to write )?(?:the [a-z ]+ )?'([^']+)'\?/g;

/** Paths from which a name can be imported: `@remotion/lambda/client`. */
export type EntriesOf = (name: string) => readonly string[];

/** The message without the compiler's suggestion, which is the remedy. */
export const withoutSuggestion = (message: string): string => message.replaceAll(suggestion, '');

/** The name that a sample imports from a module which does not export it. */
export const missingExport = ({message}: SampleError): string | undefined =>
  /has no exported member (?:named )?'([^']+)'/.exec(message)?.[1];

/** What to do about an error of the compiler, as one sentence. */
export function remedyFor(error: SampleError, entriesOf: EntriesOf): string {
  const name = missingExport(error);
  const [entry] = name ? entriesOf(name) : [];
  if (entry) {
    return `Import \`${name}\` from \`${entry}\`.`;
  }
  const meant = [...error.message.matchAll(suggestion)].at(-1)?.[1];
  return meant ? `Did you mean \`${meant}\`?` : (byCode[error.code] ?? otherwise(error));
}

const property =
  'Look the name up in the types of its package: it is misspelt, or not in the pinned version.';
const missing = 'Add what is missing.';
const nothing = 'Say what happens when there is no value, with `?.`, `??` or an `if`.';
const type = 'Write its type.';

const byCode: Readonly<Record<number, string>> = {
  2304: 'Import or declare it; what readers need not see goes above a line `// ---cut---`.',
  2305: 'Import a name that the package exports in the pinned version.',
  2339: property,
  2353: property,
  2531: nothing,
  2532: nothing,
  2533: nothing,
  2554: 'Pass as many arguments as the function takes.',
  2739: missing,
  2740: missing,
  2741: missing,
  7006: type,
  7031: type,
  7034: type,
  18046: 'Find out what the value is before you use it, for example with `instanceof Error`.',
  18047: nothing,
  18048: nothing,
  18049: nothing,
};

function otherwise({code}: SampleError): string {
  if (code < 2000) {
    return 'A fence must be a complete module: mend the syntax, or use the language `text` for an excerpt.';
  }
  const mend = [2322, 2345].includes(code)
    ? 'Give it a value of that type'
    : 'Change the code until it compiles';
  return `${mend}; if the page shows the mistake on purpose, write error="${code}" behind the language.`;
}

/** What to do about an import of a package that is not installed. */
export function remedyForPackage(specifier: string): string {
  const near = nearestWord(specifier, Object.keys(documentedPackages));
  return near
    ? `Did you mean \`${near}\`?`
    : `Declare the few types that the sample needs in types/, beside the others, with the reason.`;
}
