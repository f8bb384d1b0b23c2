import {cardSize} from './card.ts';
import type {PageKind} from './page-kind.ts';

export type SocialTags = {
  title: string;
  siteName: string;
  type: PageKind['type'];
  /** Whole address of the card. */
  image: string;
};

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The tags by which other sites preview a page. Docusaurus writes the rest: title, description, address
 * and locale, and for posts the type.
 */
export function socialTags({title, siteName, type, image}: SocialTags, html: string): string {
  const alt = `Card with the title “${title}” and the logo of ${siteName}`;
  const properties = [
    ...(/property="?og:type/.test(html) ? [] : [['og:type', type]]),
    ['og:site_name', siteName],
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(cardSize.width)],
    ['og:image:height', String(cardSize.height)],
    ['og:image:alt', alt],
  ];
  const names = [
    ['twitter:image', image],
    ['twitter:image:alt', alt],
  ];
  const tags = (attribute: string, list: readonly string[][]) =>
    list.map(([name, value]) => `<meta ${attribute}="${name}" content="${escape(value!)}">`);
  return [...tags('property', properties), ...tags('name', names)].join('');
}
