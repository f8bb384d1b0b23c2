import path from 'node:path/posix';
import type {Fence} from './fence.ts';

/** A relative import that names another fence of the same page. */
export type Link = {
  /** Where the specifier begins in the code, without its quote. */
  start: number;
  specifier: string;
  target: Fence;
};

const imports =
  /\b(?:from|import|require)\s*(?:\(\s*)?(['"])(?<specifier>\.{1,2}(?:\/[^'"\n]*)?)\1/dg;
const endings = ['', '.ts', '.tsx', '.d.ts', '.js', '.jsx', '.json'];

/** Folders in which a fence without a title may be. */
const usualFolders = ['src', '.'];

/** The fences of its page that a fence imports directly. */
export function linksOf(fence: Fence, fences: readonly Fence[]): Link[] {
  return [...fence.code.matchAll(imports)].flatMap((match) => {
    const specifier = match.groups!.specifier!;
    const target = findTarget(fence, fences, filesNamed(fence, specifier));
    return target ? [{start: match.indices!.groups!.specifier![0], specifier, target}] : [];
  });
}

/** Where a relative import of a fence leads, without the ending: `src/Title`. */
export function filePathsOf(fence: Fence, specifier: string): string[] {
  const {title} = fence.meta;
  return (title ? [path.dirname(title)] : usualFolders).map((folder) =>
    path.join(folder, specifier),
  );
}

function filesNamed(fence: Fence, specifier: string): string[] {
  return filePathsOf(fence, specifier)
    .flatMap((name) => [name, name.replace(/\.jsx?$/, ''), path.join(name, 'index')])
    .flatMap((name) => endings.map((ending) => name + ending));
}

/** The nearest fence of one of these names above, else below. */
function findTarget(
  from: Fence,
  fences: readonly Fence[],
  names: readonly string[],
): Fence | undefined {
  const named = fences.filter(
    ({index, meta: {title}}) =>
      title && index !== from.index && names.includes(path.normalize(title)),
  );
  return (
    named.findLast(({index}) => index < from.index) ?? named.find(({index}) => index > from.index)
  );
}
