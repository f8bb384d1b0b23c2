import {nearestWord} from '../../data/schemas/nearest-word.ts';
import {documentedPackages} from '../../config/packages.ts';
import type {Problem} from './problem.ts';

const known = Object.keys(documentedPackages);

/** What is wrong with the name of a package of the toolkit, as it is given to a package manager. */
export function checkPackage(text: string, at: number): Problem[] {
  const [name] = /^@remotion\/[^@]+/.exec(text) ?? [];
  if (!name || known.includes(name)) {
    return [];
  }
  const near = nearestWord(name, known);
  return [
    {
      at,
      rule: 'unknown-package',
      message: `The toolkit has no package ${name} that these docs describe.`,
      remedy: near ? `Write ${near}.` : 'Write the name of a package in src/config/packages.ts.',
    },
  ];
}
