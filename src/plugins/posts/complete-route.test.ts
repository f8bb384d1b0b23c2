import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {describe, expect, it} from 'vitest';
import {completeRoute} from './complete-route.ts';

const options = {
  routeBasePath: 'blog',
  archiveBasePath: 'archive',
  blogListComponent: '@theme/BlogListPage',
  blogArchiveComponent: '@theme/BlogArchivePage',
};

const post = (slug: string, date: string) => ({
  metadata: {title: slug, permalink: `/blog/${slug}`, date: new Date(date)},
  content: 'The whole text of the post.',
});

const content = {
  blogTitle: 'Blog',
  blogPosts: [
    post('old', '2021-02-08'),
    post('new', '2024-03-21'),
    post('newer-that-year', '2021-12-31'),
  ],
} as unknown as Pick<BlogContent, 'blogTitle' | 'blogPosts'>;

const complete = (component: string, props = {}, baseUrl = '/') =>
  completeRoute({path: '/blog', component, props}, {baseUrl, options, content}).props;

describe('completeRoute', () => {
  it('tells a list where the archive is, and keeps its props', () => {
    expect(complete('@theme/BlogListPage', {metadata: 1})).toEqual({
      metadata: 1,
      listPath: '/blog',
      archivePath: '/blog/archive',
    });
  });

  it('gives an archive years and titles, newest first, without texts', () => {
    expect(complete('@theme/BlogArchivePage', {archive: content})).toEqual({
      blogTitle: 'Blog',
      listPath: '/blog',
      years: [
        {
          year: '2024',
          posts: [{title: 'new', permalink: '/blog/new', date: '2024-03-21T00:00:00.000Z'}],
        },
        {
          year: '2021',
          posts: [
            {
              title: 'newer-that-year',
              permalink: '/blog/newer-that-year',
              date: '2021-12-31T00:00:00.000Z',
            },
            {title: 'old', permalink: '/blog/old', date: '2021-02-08T00:00:00.000Z'},
          ],
        },
      ],
    });
  });

  it('keeps the base URL in the addresses it makes', () => {
    expect(complete('@theme/BlogListPage', {}, '/site/')).toEqual({
      listPath: '/site/blog',
      archivePath: '/site/blog/archive',
    });
  });

  it('leaves other routes alone', () => {
    const route = {path: '/blog/old', component: '@theme/BlogPostPage'};
    expect(completeRoute(route, {baseUrl: '/', options, content})).toBe(route);
  });
});
