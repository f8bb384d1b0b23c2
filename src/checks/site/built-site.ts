import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {pathOf} from '../../content/addresses.ts';
import {filesBelow} from '../../content/files-below.ts';
import {pathOfFile} from '../../content/page-file.ts';

/** Where an element is in its file. First line and column are 1. */
export type Location = {line: number; column: number};

/** A file that the page loads or names: picture, script, style sheet, feed, preview picture. */
export type Resource = Location & {element: string; url: string};

/** A picture, video or frame. */
export type Visual = Resource & {
  /** Its box is known before it has loaded: width and height, or an aspect ratio. */
  isSized: boolean;
};

/** A link that readers follow. */
export type Link = Location & {
  url: string;
  /** Its `aria-label`, or else its text. */
  label: string;
};

/** What the checks read of a page of the built site. */
export type BuiltPage = {
  /** Below the build folder, with forward slashes: `docs/player.html`. */
  file: string;
  html: string;
  /** With the base URL, without a slash at the end: `/docs/player`; the home page is `/`. */
  path: string;
  /** The page only leads to another. */
  isRedirect: boolean;
  title: string;
  /** Contents by name or property, in the order of the page. */
  metas: ReadonlyMap<string, readonly string[]>;
  canonicals: readonly string[];
  resources: readonly Resource[];
  visuals: readonly Visual[];
  links: readonly Link[];
};

/** The built site, as the checks see it. */
export type BuiltSite = {
  /** From the root of the project. */
  folder: string;
  /** Origin at which the site is published, without a slash at the end. */
  url: string;
  /** The path at which the folder is, with slashes around it. */
  baseUrl: string;
  /** Pages that readers stay on. */
  pages: readonly BuiltPage[];
  /** Pages that only redirect. */
  redirectPages: readonly BuiltPage[];
  /** Path of every file, with the base URL. */
  files: ReadonlySet<string>;
  /** What the host redirects, without the base URL. */
  redirects: readonly {from: string}[];
};

/**
 * Reads a build folder: its files and every page in it.
 * @throws where the folder holds no build
 */
export async function readBuiltSite(
  folder: string,
  published: Pick<BuiltSite, 'url' | 'baseUrl' | 'redirects'>,
): Promise<BuiltSite> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} holds no build of the site. Run \`npm run build\` first.`);
  }
  const files = filesBelow(folder);
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const all = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => parseBuiltPage(file, published.baseUrl, await read(file))),
  );
  return {
    folder,
    ...published,
    files: new Set(files.map((file) => published.baseUrl + file)),
    pages: all.filter(({isRedirect}) => !isRedirect),
    redirectPages: all.filter(({isRedirect}) => isRedirect),
  };
}

const parser = unified().use(rehypeParse);

/** The text of an attribute, under its name in hast (`srcSet`, `className`). */
function attribute(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name];
  if (value === undefined || value === null) {
    return undefined;
  }
  return Array.isArray(value) ? value.join(' ') : String(value);
}

function parseBuiltPage(file: string, baseUrl: string, html: string): BuiltPage {
  const metas = new Map<string, string[]>();
  const canonicals: string[] = [];
  const resources: Resource[] = [];
  const visuals: Visual[] = [];
  const links: Link[] = [];
  let title = '';
  visit(parser.parse(html) as Root, 'element', (element, _, parent) => {
    const {tagName} = element;
    const {line, column} = element.position?.start ?? {line: 1, column: 1};
    const location = {element: tagName, line, column};
    if (tagName === 'meta') {
      const name = ['property', 'name', 'httpEquiv'].map((key) => attribute(element, key));
      const key = name.find(Boolean) ?? '';
      metas.set(key, [...(metas.get(key) ?? []), attribute(element, 'content') ?? '']);
    } else if (tagName === 'title' && isElement(parent) && parent.tagName === 'head') {
      title = toString(element).trim();
    } else if (tagName === 'link' && attribute(element, 'rel') === 'canonical') {
      canonicals.push(attribute(element, 'href') ?? '');
    } else if (tagName === 'a' && attribute(element, 'href') !== undefined) {
      const label = attribute(element, 'ariaLabel') ?? toString(element).trim();
      links.push({line, column, url: attribute(element, 'href')!, label});
    }
    resources.push(...urlsOf(element).map((url) => ({...location, url})));
    if (['img', 'video', 'iframe'].includes(tagName)) {
      const hasBox = Boolean(attribute(element, 'width') && attribute(element, 'height'));
      const isSized = hasBox || hasRatio(element) || (isElement(parent) && hasRatio(parent));
      visuals.push({...location, url: attribute(element, 'src') ?? '', isSized});
    }
  });
  return {
    file,
    html,
    path: pathOf(baseUrl + pathOfFile(file).slice(1)),
    isRedirect: metas.has('refresh'),
    title,
    metas,
    canonicals,
    resources,
    visuals,
    links,
  };
}

const isElement = (node: {type: string} | undefined): node is Element => node?.type === 'element';

const hasRatio = (element: Element): boolean =>
  /aspect-ratio\s*:/.test(attribute(element, 'style') ?? '');

/** Attributes that name a file, by element. */
const loading: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcSet'],
  source: ['src', 'srcSet'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  script: ['src'],
  link: ['href'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
};

/** Addresses of a `srcset`: each is followed by a width or a density. */
const candidates = (srcset: string): string[] =>
  srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0]!);

/** URLs of the files that an element loads or names. */
function urlsOf(element: Element): string[] {
  if (element.tagName === 'meta') {
    const name = attribute(element, 'property') ?? attribute(element, 'name') ?? '';
    return /^(og|twitter):image$/.test(name) ? [attribute(element, 'content') ?? ''] : [];
  }
  return (loading[element.tagName] ?? []).flatMap((key) => {
    const value = attribute(element, key);
    if (value === undefined) {
      return [];
    }
    return key === 'srcSet' ? candidates(value) : [value];
  });
}
