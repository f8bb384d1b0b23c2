import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {JsonLd} from './json-ld.ts';
import {absolute, cardOf, isoTime, publisher, type Site} from './site-things.ts';

/** What is read of a post. */
export type Post = Pick<
  BlogContent['blogPosts'][number]['metadata'],
  'title' | 'description' | 'permalink' | 'date' | 'lastUpdatedAt' | 'authors' | 'tags'
>;

/** The list that a post stands in. */
export type PostList = {title: string; description: string; address: string};

const person = ({name, title, url}: Post['authors'][number]): JsonLd => ({
  '@type': 'Person',
  name,
  jobTitle: title,
  url,
});

/** A post of the blog, a learn article or a success story. One without a named author is the company's. */
export function blogPosting(site: Site, post: Post, list: PostList): JsonLd {
  const url = absolute(site, post.permalink);
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.description,
    inLanguage: 'en',
    image: cardOf(site, post.permalink),
    datePublished: post.date.toISOString(),
    dateModified: isoTime(post.lastUpdatedAt),
    author: post.authors.length > 0 ? post.authors.map(person) : publisher(site),
    publisher: publisher(site),
    keywords: post.tags.length > 0 ? post.tags.map(({label}) => label) : undefined,
    isPartOf: {'@type': 'Blog', name: list.title, url: absolute(site, list.address)},
  };
}

/** The first page of a list of posts. */
export function blog(site: Site, {title, description, address}: PostList): JsonLd {
  const url = absolute(site, address);
  return {
    '@type': 'Blog',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: 'en',
    publisher: publisher(site),
  };
}
