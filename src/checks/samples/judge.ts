import type {PackageFacts} from '../../../api/facts.ts';
import {documentedPackages} from '../../config/packages.ts';
import type {Finding} from '../../content/finding.ts';
import {didYouMean} from '../../data/schemas/nearest-word.ts';
import type {SampleError} from './compile-samples.ts';
import {locationInPage, locationOfFence, type Fence} from './fence.ts';
import {filePathsOf} from './link.ts';
import {isSyntaxError} from './run-compiler.ts';
import type {Sample} from './sample.ts';
import type {Source} from './source.ts';

/**
 * What is wrong with a sample, given the errors that the compiler finds in it.
 * @param facts is called only where a name is imported from the wrong package
 */
export function judge(
  {source}: Sample,
  errors: readonly SampleError[],
  facts: () => readonly PackageFacts[],
): Finding[] {
  const expected = source.fence.meta.error;
  const others = errors.filter((error) => !expected || !isExpected(expected, error));
  const findings = others.map((error) => findingOf(source, error, facts));
  return expected && others.length === errors.length
    ? [notMet(source, expected), ...findings]
    : findings;
}

const isExpected = (expected: string, {code, message}: SampleError): boolean =>
  /^(?:TS)?\d+$/.test(expected)
    ? Number(expected.replace('TS', '')) === code
    : message.includes(expected);

const notMet = ({page, fence}: Source, expected: string): Finding => ({
  ...locationOfFence(page, fence),
  rule: 'sample-error',
  message: `The sample should fail with \`${expected}\`, but it does not.`,
  hint: `Show the mistake again, name the error that it makes now, or take error="${expected}" away.`,
});

function findingOf(
  {page, fence}: Source,
  error: SampleError,
  facts: () => readonly PackageFacts[],
): Finding {
  const code = fence.code.split('\n')[error.line - 1]?.trim();
  const location = locationInPage(page, fence, error.line, error.column);
  const missing = missingModule(error);
  if (missing?.startsWith('.')) {
    const file = fileNamed(fence, missing);
    return {
      ...location,
      rule: 'sample-file',
      message: `No fence of the page is the file \`${file}\`, which the sample imports: \`${code}\`.`,
      hint: `Add a fence with title="${file}", and \`hidden\` if readers need not see it.`,
    };
  }
  return {
    ...location,
    rule: 'sample-types',
    message: `TS${error.code}: ${inOneLine(error.message)} The code: \`${code}\`.`,
    hint: missing ? hintForPackage(missing) : hintFor(error, facts),
  };
}

const notFound = new Set([2306, 2307, 2882, 7016]);

function missingModule({code, message}: SampleError): string | undefined {
  return notFound.has(code) ? /'([^']+)'/.exec(message)?.[1] : undefined;
}

/** The file that an import means, with an ending that its name suggests. */
function fileNamed(fence: Fence, specifier: string): string {
  const [file = specifier] = filePathsOf(fence, specifier);
  if (/\.\w+$/.test(file)) {
    return file;
  }
  return `${file}.${/(?:^|\/)[A-Z][^/]*$/.test(file) ? 'tsx' : 'ts'}`;
}

/** The first and the last part of a message: what is wrong, and the innermost reason. */
export function inOneLine(message: string): string {
  const parts = message.split('\n').map((part) => part.trim());
  return parts
    .filter((_, index) => index === 0 || index === parts.length - 1)
    .map((part) => (/[.?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

const CANNOT_FIND_NAME = 2304;

/** What the compiler's message does not say: how to do it on a page. */
function hintFor(error: SampleError, facts: () => readonly PackageFacts[]): string {
  const name = /has no exported member (?:named )?'([^']+)'/.exec(error.message)?.[1];
  const apis = name ? facts().flatMap((one) => one.apis) : [];
  const [entry] = apis.find((api) => api.name === name)?.entries ?? [];
  if (entry) {
    return `Import \`${name}\` from \`${entry}\`.`;
  }
  if (isSyntaxError(error)) {
    return 'A fence must be a complete module: fix the syntax, or use the language `text` for an excerpt.';
  }
  return error.code === CANNOT_FIND_NAME
    ? 'Import or declare it; what readers need not see goes above a line `// ---cut---`.'
    : `Change the code until it compiles; if the page shows the mistake on purpose, write error="${error.code}" behind the language.`;
}

/** What to do about an import of a package that is not installed. */
const hintForPackage = (specifier: string): string =>
  didYouMean(specifier, Object.keys(documentedPackages), (near) => `\`${near}\``) ??
  'Declare the few types that the sample needs in api/types/, next to the others, with the reason.';
