import type {Heading} from 'mdast';
import {outlineOf} from '../../../checks/structure/outline.ts';
import type {Page} from '../../../checks/page.ts';

/** A heading such as ### `--props` below ## Flags. */
export type FlagHeading = {flag: string; heading: Heading};

/** The headings of a command's page that name flags; others, such as ### Deprecated, do not count. */
export function flagHeadings(page: Pick<Page, 'tree'>): FlagHeading[] {
  const section = outlineOf(page).sections.find(({title}) => title === 'Flags');
  return (section?.blocks ?? []).flatMap((block) => {
    const [first] = block.type === 'heading' && block.depth === 3 ? block.children : [];
    return first?.type === 'inlineCode' ? [{flag: first.value, heading: block as Heading}] : [];
  });
}
