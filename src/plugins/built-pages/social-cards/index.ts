import {site} from '../../../config/site.ts';
import {appendToHead, type PrepareStep} from '../step.ts';
import {cardSize} from './card.ts';
import {pageKind, type PageKind} from './page-kind.ts';
import {cardRenderer} from './render-card.ts';

/** File of the card of a page, below the output folder. @param path without base URL */
export function cardFile(path: string): string {
  const stem = path.replace(/^\/|\/$|\.html$/g, '');
  return `social/${stem || 'index'}.png`;
}

type SocialTags = {
  title: string;
  siteName: string;
  /** Left out where the page has the tag already. */
  type: PageKind['type'] | undefined;
  /** URL of the card. */
  image: string;
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The tags by which other sites preview a page. Docusaurus writes the rest: title, description, URL
 * and locale, and for posts the type.
 */
export function socialTags({title, siteName, type, image}: SocialTags): string {
  const alt = `Card with the title “${title}” and the logo of ${siteName}`;
  const properties = [
    ...(type ? [['og:type', type]] : []),
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
    list.map(([name, value]) => `<meta ${attribute}="${name}" content="${escaped(value!)}">`);
  return [...tags('property', properties), ...tags('name', names)].join('');
}

/** Draws the card of each page, and names it in the page's head. */
export const drawSocialCard: PrepareStep = ({siteDir, baseUrl, origin, tagline, cached}) => {
  const render = cardRenderer(siteDir);
  const host = new URL(origin).host.replace(/^www\./, '');
  return {
    async onPage({path, html, head}) {
      const {label, played, type} = pageKind(path);
      const title = path === '/' ? tagline : head.title;
      const file = cardFile(path);
      const inputs = {
        title,
        description: head.description,
        label,
        name: site.name,
        address: host + path.replace(/\/$/, ''),
        played,
      };
      const card = await cached(file, [JSON.stringify(inputs)], () => render(inputs)).catch(
        (cause: unknown) => {
          throw new Error(`The social card of ${path} cannot be drawn.`, {cause});
        },
      );
      const tags = socialTags({
        title,
        siteName: site.name,
        type: head.type ? undefined : type,
        image: origin + baseUrl + file,
      });
      return {html: appendToHead(html, tags), files: {[file]: card}};
    },
  };
};
