import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {site as siteFacts} from '../../../config/site.ts';
import {sidebarEntries, type SidebarEntry} from '../../../content/sidebar-ids.ts';
import {appendToHead, type PrepareStep, type SiteContent} from '../step.ts';
import {breadcrumbList, jsonLdScript, type Crumb, type JsonLd, type Site} from './json-ld.ts';
import {blog, blogPosting, profilePage, showcaseList, sourceCode, techArticle} from './things.ts';

type Entry = [permalink: string, data: JsonLd[]];

/**
 * The way to a docs page, which is the last: the pages of the categories around it. A category without
 * a page is left out, since a crumb needs a URL.
 * @param permalinks of all docs by id
 */
export function docTrail(
  doc: {id: string; title: string; permalink: string},
  entries: readonly SidebarEntry[],
  permalinks: ReadonlyMap<string, string>,
): Crumb[] {
  const entry = entries.find(({id}) => id === doc.id);
  const around = (entry?.categories ?? []).flatMap((name, index): Crumb[] => {
    const permalink = permalinks.get(entry!.landings[index] ?? '');
    return permalink && permalink !== doc.permalink ? [{name, permalink}] : [];
  });
  return [...around, {name: doc.title, permalink: doc.permalink}];
}

function docs(site: Site, {docs: all, sidebars}: SiteContent['docs']): Entry[] {
  const entries = sidebarEntries(sidebars as SidebarsConfig);
  const permalinks = new Map(all.map(({id, permalink}) => [id, permalink]));
  return all.map((doc) => {
    const trail = docTrail(doc, entries, permalinks);
    return [doc.permalink, [techArticle(site, doc), breadcrumbList(site, ...trail)]];
  });
}

function posts(site: Site, {blogTitle, blogDescription, blogPosts}: SiteContent['blogs'][number]) {
  // A blog without any post has no page.
  const permalink = path.posix.dirname(blogPosts[0]!.metadata.permalink);
  const list = {title: blogTitle, description: blogDescription, permalink};
  const pages = blogPosts.map(({metadata: post}): Entry => {
    const crumbs = breadcrumbList(
      site,
      {name: blogTitle, permalink},
      {name: post.title, permalink: post.permalink},
    );
    return [post.permalink, [blogPosting(site, post, list), crumbs]];
  });
  return [[permalink, [blog(site, list)]] satisfies Entry, ...pages];
}

/** Pages made from records, below the page that lists them. */
function profiles<Profile extends {path: string; name: string}>(
  site: Site,
  listName: string,
  records: readonly Profile[],
  describe: (site: Site, record: Profile, permalink: string) => JsonLd,
): Entry[] {
  return records.map((record) => {
    const permalink = site.baseUrl + record.path.slice(1);
    const list = {name: listName, permalink: `${path.posix.dirname(permalink)}/`};
    const crumbs = breadcrumbList(site, list, {name: record.name, permalink});
    return [permalink, [describe(site, record, permalink), crumbs]];
  });
}

/** Writes what a page is for search engines (schema.org) into its head. */
export const addStructuredData: PrepareStep = ({origin, baseUrl, content}) => {
  const site = {...siteFacts, url: origin, baseUrl};
  const {catalog} = content;
  const showcase = `${baseUrl}showcase/`;
  const data = new Map<string, JsonLd[]>([
    ...docs(site, content.docs),
    ...content.blogs.flatMap((blogContent) => posts(site, blogContent)),
    ...profiles(site, 'Experts', catalog.experts, profilePage),
    ...profiles(site, 'Templates', catalog.templates, sourceCode),
    [showcase, [showcaseList(site, catalog.showcase, showcase)]],
  ]);
  return {
    onPage({permalink, html}) {
      const own = data.get(permalink);
      return own ? {html: appendToHead(html, jsonLdScript(own))} : {};
    },
  };
};
