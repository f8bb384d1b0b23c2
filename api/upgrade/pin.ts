import {didYouMean} from '../../src/data/schemas/nearest-word.ts';

export type Pin = {name: string; version: string};

/**
 * Reads `@remotion/shapes@4.0.300`.
 * @param documented names of the packages that can be upgraded
 * @throws with one line that says what is wrong
 */
export function parsePin(argument: string | undefined, documented: readonly string[]): Pin {
  const {name, version} =
    /^(?<name>.+)@(?<version>\d+\.\d+\.\d+)$/.exec(argument ?? '')?.groups ?? {};
  if (!name || !version) {
    throw new Error(`"${argument ?? ''}" names no version. Write @remotion/shapes@4.0.300.`);
  }
  if (!documented.includes(name)) {
    const hint = didYouMean(name, documented) ?? 'api/package.json lists them.';
    throw new Error(`"${name}" is no documented package. ${hint}`);
  }
  return {name, version};
}

/** A manifest with another version of a package; the same text where it does not pin the package. */
export const withPin = (manifest: string, {name, version}: Pin): string =>
  manifest.replace(
    new RegExp(`("${name.replaceAll(/[/.]/g, '\\$&')}": ")\\d+\\.\\d+\\.\\d+(")`),
    `$1${version}$2`,
  );
