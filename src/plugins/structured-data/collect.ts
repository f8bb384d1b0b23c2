import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Catalog} from '../catalog/catalog.ts';
import {blog, blogPosting} from './blog-posting.ts';
import {breadcrumbList, type Crumb} from './breadcrumb-list.ts';
import {docTrail} from './doc-trail.ts';
import type {JsonLd} from './json-ld.ts';
import {profilePage} from './profile-page.ts';
import {showcaseList} from './showcase-list.ts';
import type {Site} from './site-things.ts';
import {sourceCode} from './source-code.ts';
import {techArticle} from './tech-article.ts';

/** Things by the address, with base URL, of the page they stand in. */
export type Things = Record<string, JsonLd[]>;

/** What the pages are made from. */
export type Content = {
  docs: LoadedContent;
  /** Each with one post at least: a blog without any has no page. */
  blogs: Pick<BlogContent, 'blogTitle' | 'blogDescription' | 'blogPosts'>[];
  catalog: Pick<Catalog, 'experts' | 'templates' | 'showcase'>;
};

type Entry = [address: string, things: JsonLd[]];

const docs = (site: Site, {loadedVersions}: LoadedContent): Entry[] =>
  loadedVersions.flatMap((version) =>
    version.docs.map((doc): Entry => [
      doc.permalink,
      [techArticle(site, doc), breadcrumbList(site, docTrail(version, doc.id))],
    ]),
  );

function posts(site: Site, content: Content['blogs'][number]): Entry[] {
  const {blogTitle: title, blogDescription: description, blogPosts} = content;
  const list = {title, description, address: path.posix.dirname(blogPosts[0]!.metadata.permalink)};
  const pages = blogPosts.map(({metadata}): Entry => {
    const crumbs = [
      {name: title, address: list.address},
      {name: metadata.title, address: metadata.permalink},
    ];
    return [metadata.permalink, [blogPosting(site, metadata, list), breadcrumbList(site, crumbs)]];
  });
  return [[list.address, [blog(site, list)]], ...pages];
}

/** Pages made from records, below the page that lists them. */
const profiles = <R extends {path: string; name: string}>(
  site: Site,
  list: Crumb,
  records: readonly R[],
  thing: (site: Site, record: R, address: string) => JsonLd,
): Entry[] =>
  records.map((record): Entry => {
    const address = withBase(site, record.path);
    const crumbs = [list, {name: record.name, address}];
    return [address, [thing(site, record, address), breadcrumbList(site, crumbs)]];
  });

const withBase = ({baseUrl}: Site, address: string): string => baseUrl + address.slice(1);

/** Everything that pages tell machines of themselves, beside the tags in their heads. */
export function collectThings(site: Site, {docs: loaded, blogs, catalog}: Content): Things {
  const experts = {name: 'Experts', address: withBase(site, '/experts/')};
  const templates = {name: 'Templates', address: withBase(site, '/templates/')};
  const showcase = withBase(site, '/showcase/');
  return Object.fromEntries([
    ...docs(site, loaded),
    ...blogs.flatMap((content) => posts(site, content)),
    ...profiles(site, experts, catalog.experts, profilePage),
    ...profiles(site, templates, catalog.templates, sourceCode),
    [showcase, [showcaseList(site, catalog.showcase, showcase)]],
  ]);
}
