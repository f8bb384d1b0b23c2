import path from 'node:path/posix';
import {isCompiled} from '../../content/fences/languages.ts';
import type {Page} from '../../content/page.ts';
import {collectFences, type Fence} from './fence.ts';
import {linksOf, type Link} from './link.ts';

/** A fence as a file of a program. Lines are those of the fence; columns too, but behind links. */
export type Source = {
  page: Page;
  fence: Fence;
  /** Path in the program's folder. */
  file: string;
  /** The code, with each link replaced by the file of the fence that it names. */
  text: string;
  links: readonly Link[];
};

/** The fences of a page that are compiled, or that those can import. */
export function sourcesOf(page: Page): Source[] {
  const fences = collectFences(page).filter(
    ({language, meta}) => (isCompiled(language) || language === 'json') && !meta.historical,
  );
  return fences.map((fence) => {
    const links = isCompiled(fence.language) ? linksOf(fence, fences) : [];
    return {page, fence, file: fileOf(page, fence), text: relinked(fence, links), links};
  });
}

/** A source and all that it imports from its page, also by way of others. */
export function withImports(source: Source, all: readonly Source[]): Source[] {
  const found = new Set([source]);
  for (const {links} of found) {
    for (const {target} of links) {
      found.add(all.find(({fence}) => fence === target)!);
    }
  }
  return [...found];
}

function fileOf({file}: Page, {index, language, meta}: Fence): string {
  const ending = meta.title?.endsWith('.d.ts') ? 'd.ts' : language;
  return `${file.replace(/\.mdx?$/, '')}/${index}.${ending}`;
}

/** All fences of a page are in one folder, by number. */
const specifierOf = ({index, language}: Fence): string =>
  `./${index}${language === 'json' ? '.json' : ''}`;

function relinked({code}: Fence, links: readonly Link[]): string {
  let end = 0;
  const parts = links.map(({start, specifier, target}) => {
    const part = code.slice(end, start) + specifierOf(target);
    end = start + specifier.length;
    return part;
  });
  return parts.join('') + code.slice(end);
}

/**
 * The column in the fence of a column in the file: behind links, lines are counted from their end.
 * @param line counted from 1
 * @param column counted from 1
 */
export function columnInFence({fence, text}: Source, line: number, column: number): number {
  const [written = '', compiled = ''] = [fence.code, text].map(
    (code) => code.split('\n')[line - 1],
  );
  const isSame = written.startsWith(compiled.slice(0, column - 1));
  return isSame ? column : column + written.length - compiled.length;
}

/** A message of the compiler in which links have the names that their author gave them. */
export function messageInFence({links, file}: Source, message: string): string {
  return links.reduce((text, {specifier, target}) => {
    const linked = specifierOf(target);
    return text
      .replaceAll(`"${linked}"`, `"${specifier}"`)
      .replaceAll(`'${linked}'`, `'${specifier}'`)
      .replaceAll(`"${path.join(path.dirname(file), linked)}"`, `"${specifier}"`);
  }, message);
}
