import path from 'node:path';
import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding} from '../finding.ts';
import type {Page} from '../page.ts';
import {idOf} from '../structure/addresses.ts';
import {outlineOf, type Section} from '../structure/outline.ts';
import type {SidebarPlace} from './placed-ids.ts';

/**
 * Guides form a path: under its last heading, each leads to the page that comes after it in its
 * category of the sidebar. Pages that say why they are short, as those just begun do, do not count yet.
 */
export function checkPath(pages: readonly Page[], places: readonly SidebarPlace[]): Finding[] {
  const written = new Map(pages.filter(isWritten).map((page) => [idOf(page.file), page.file]));
  return pages.flatMap((page): Finding[] => {
    const after = nextPlace(idOf(page.file), places);
    const next = after && written.get(after.id);
    const steps = outlineOf(page).sections.find(({title}) => title === 'Next steps');
    if (page.frontMatter.kind !== 'guide' || !isWritten(page) || !next || !steps) {
      return [];
    }
    const link = path.posix.relative(path.posix.dirname(page.file), next);
    return linkedFiles(steps, page.file).includes(next)
      ? []
      : [
          {
            file: page.file,
            line: steps.line,
            column: 1,
            rule: 'next-page',
            message: `The next steps do not lead to ${next}, which comes after this page in the sidebar.`,
            remedy: `Add a link to ${link.startsWith('.') ? link : `./${link}`}.`,
          },
        ];
  });
}

const isWritten = ({frontMatter}: Page) => frontMatter.short === undefined;

/** The place after that of a page, within its category. */
function nextPlace(
  id: string | undefined,
  places: readonly SidebarPlace[],
): SidebarPlace | undefined {
  const index = places.findIndex((place) => place.id === id);
  const [place, next] = places.slice(index, index + 2);
  return index >= 0 && next && nameOf(next) === nameOf(place!) ? next : undefined;
}

const nameOf = ({sidebar, categories}: SidebarPlace) => [sidebar, ...categories].join('\n');

/** Files that a section links to. */
function linkedFiles({blocks}: Section, file: string): string[] {
  const links: Link[] = [];
  visit({type: 'root', children: blocks}, 'link', (link: Link) => void links.push(link));
  return links.map(({url}) => path.posix.join(path.posix.dirname(file), url.replace(/#.*$/, '')));
}
