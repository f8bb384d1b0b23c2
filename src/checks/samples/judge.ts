import type {Finding} from '../finding.ts';
import type {SampleError} from './compile-samples.ts';
import type {Fence} from './fence.ts';
import {placesNamed} from './link.ts';
import {placeInPage, placeOfFence} from './place.ts';
import {remedyFor, remedyForPackage, withoutSuggestion, type EntriesOf} from './remedy.ts';
import type {Sample} from './sample.ts';
import type {Source} from './source.ts';

/** What is wrong with a sample, given the errors that the compiler finds in it. */
export function judge(
  {source}: Sample,
  errors: readonly SampleError[],
  entriesOf: EntriesOf,
): Finding[] {
  const expected = source.fence.meta.error;
  const others = errors.filter((error) => !expected || !isExpected(expected, error));
  const missed = expected && others.length === errors.length;
  return [
    ...(missed ? [notMet(source, expected)] : []),
    ...others.map((error) => told(source, error, entriesOf)),
  ];
}

const isExpected = (expected: string, {code, message}: SampleError): boolean =>
  /^(?:TS)?\d+$/.test(expected)
    ? Number(expected.replace('TS', '')) === code
    : message.includes(expected);

function notMet({page, fence}: Source, expected: string): Finding {
  return {
    ...placeOfFence(page, fence),
    rule: 'sample-error',
    message: `The sample should fail with \`${expected}\`, but it does not.`,
    remedy: `Show the mistake again, name the error that it makes now, or take error="${expected}" away.`,
  };
}

function told({page, fence}: Source, error: SampleError, entriesOf: EntriesOf): Finding {
  const code = fence.code.split('\n')[error.line - 1]?.trim();
  const place = placeInPage(page, fence, error.line, error.column);
  const missing = missingModule(error);
  if (missing?.startsWith('.')) {
    const file = fileNamed(fence, missing);
    return {
      ...place,
      rule: 'sample-file',
      message: `No fence of the page is the file \`${file}\`, which the sample imports: \`${code}\`.`,
      remedy: `Add a fence with title="${file}", and \`hidden\` if readers need not see it.`,
    };
  }
  return {
    ...place,
    rule: 'sample-types',
    message: `TS${error.code}: ${inOneLine(withoutSuggestion(error.message))} The code: \`${code}\`.`,
    remedy: missing ? remedyForPackage(missing) : remedyFor(error, entriesOf),
  };
}

const notFound = new Set([2306, 2307, 2882, 7016]);

function missingModule({code, message}: SampleError): string | undefined {
  return notFound.has(code) ? /'([^']+)'/.exec(message)?.[1] : undefined;
}

/** The file that an import means, with an ending that its name suggests. */
function fileNamed(fence: Fence, specifier: string): string {
  const [place = specifier] = placesNamed(fence, specifier);
  if (/\.\w+$/.test(place)) {
    return place;
  }
  return `${place}.${/(?:^|\/)[A-Z][^/]*$/.test(place) ? 'tsx' : 'ts'}`;
}

/** The first and the last part of a message: what is wrong, and the innermost reason. */
function inOneLine(message: string): string {
  const parts = message.split('\n').map((part) => part.trim());
  return parts
    .filter((_, index) => index === 0 || index === parts.length - 1)
    .map((part) => (/[.?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
