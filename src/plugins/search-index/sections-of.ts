import type {Element} from 'hast';
import {piecesOf, type Heading} from './pieces-of.ts';

/** A heading with what stands below it up to the next one. */
export type Section = {level: 2 | 3; anchor: string; heading: string; text: string};

/** The content of a page in the parts that a search leads to. */
export type Sections = {
  /** What stands between the title and the first section. */
  lead: string;
  sections: readonly Section[];
};

const isSection = ({level, anchor}: Heading): boolean => level > 1 && anchor !== null;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Cuts an article at its headings of the second and third level; those without an anchor are text. */
export function sectionsOf(article: Element): Sections {
  let lead = '';
  const sections: Section[] = [];
  const add = (text: string) => {
    const last = sections.at(-1);
    if (last) {
      last.text += text;
    } else {
      lead += text;
    }
  };
  for (const child of article.children) {
    for (const piece of piecesOf(child)) {
      if (typeof piece === 'string') {
        add(piece);
      } else if (isSection(piece)) {
        const {level, anchor, text} = piece as Heading & {level: 2 | 3; anchor: string};
        sections.push({level, anchor, heading: text, text: ''});
      } else if (piece.level === 1) {
        // What stands before the title is the way here.
        lead = '';
      } else {
        add(` ${piece.text} `);
      }
    }
  }
  return {
    lead: tidy(lead),
    sections: sections.map((section) => ({...section, text: tidy(section.text)})),
  };
}
