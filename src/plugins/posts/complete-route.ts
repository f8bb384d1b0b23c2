import path from 'node:path';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';

export type ArchivedPost = {title: string; permalink: string; date: string};

/** What the page of an archive gets. */
export type ArchiveProps = {
  blogTitle: string;
  /** Address of the first list page. */
  listPath: string;
  /** Years and their posts, newest first. Dates are ISO strings. */
  years: {year: string; posts: ArchivedPost[]}[];
};

/** What a list page gets besides the theme's own props. */
export type ListProps = {listPath: string; archivePath: string};

type Options = Pick<
  PluginOptions,
  'routeBasePath' | 'archiveBasePath' | 'blogListComponent' | 'blogArchiveComponent'
>;

type Blog = {
  baseUrl: string;
  options: Options;
  content: Pick<BlogContent, 'blogTitle' | 'blogPosts'>;
};

/**
 * The route of a list or an archive with the props its page needs: both know
 * the way to each other, and the archive gets titles and dates where the stock
 * one carries the text of every post. Other routes are left as they are.
 */
export function completeRoute(route: RouteConfig, {baseUrl, options, content}: Blog): RouteConfig {
  const listPath = path.posix.join(baseUrl, options.routeBasePath);
  if (route.component === options.blogListComponent) {
    const archivePath = path.posix.join(listPath, options.archiveBasePath ?? '');
    return {...route, props: {...route.props, listPath, archivePath} satisfies ListProps};
  }
  if (route.component === options.blogArchiveComponent) {
    const {blogTitle, blogPosts} = content;
    return {
      ...route,
      props: {blogTitle, listPath, years: byYear(blogPosts)} satisfies ArchiveProps,
    };
  }
  return route;
}

function byYear(blogPosts: BlogContent['blogPosts']): ArchiveProps['years'] {
  const posts = blogPosts
    .map(({metadata: {title, permalink, date}}) => ({title, permalink, date: date.toISOString()}))
    .sort((a, b) => b.date.localeCompare(a.date));
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))];
  return years.map((year) => ({year, posts: posts.filter(({date}) => date.startsWith(year))}));
}
