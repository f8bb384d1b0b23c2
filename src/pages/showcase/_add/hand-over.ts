/** Folder of the records in the repository, where the build looks for them. */
export const recordFolder = 'src/data/showcase';

/** The site's repository on GitHub, and the branch that pull requests go to. */
export type Repository = {address: string; branch: string};

/** Longest address, in characters, that browsers and GitHub can be trusted with. */
export const addressLimit = 8000;

/** Path of a record's file in the repository. */
export const recordPath = (slug: string): string => `${recordFolder}/${slug}.yaml`;

/** GitHub's page for a new file, with its path and, when given, its text filled in. */
export function newFileAddress({address, branch}: Repository, path: string, text?: string): string {
  const value = text === undefined ? '' : `&value=${encodeURIComponent(text)}`;
  return `${address}/new/${branch}?filename=${encodeURIComponent(path)}${value}`;
}
