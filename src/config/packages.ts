import manifest from '../../api/package.json';

/**
 * The packages that the docs describe, and the version of each that corresponds to
 * `site.version`. Where the registry has no such version, it is the nearest that has the same
 * names of exports and options. They are installed in `api/`, separately from what the site runs on.
 */
export const documentedPackages = manifest.dependencies;

export type DocumentedPackage = keyof typeof documentedPackages;

/**
 * Packages that name types of another version of a documented package: what they import, and the
 * alias in `api/package.json` that has the version they mean. Their samples are a program of their own.
 */
export const importOverrides: Partial<
  Record<DocumentedPackage, {readonly [imported: string]: string}>
> = {
  '@remotion/webcodecs': {'@remotion/media-parser': 'remotion-media-parser-4.0.311'},
};
