import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {remarkDemos} from '../plugins/demos/remark-demos.ts';
import {remarkHighlight} from '../plugins/highlight/remark-highlight.ts';
import {remarkInlineCode} from '../plugins/highlight/remark-inline-code.ts';
import {remarkColumnLabels} from '../plugins/reference/remark-column-labels.ts';
import {remarkErrors} from '../plugins/reference/remark-errors.ts';
import {remarkFlags} from '../plugins/reference/remark-flags.ts';
import {remarkReference} from '../plugins/reference/remark-reference.ts';
import {remarkGlossary} from '../plugins/glossary-links/remark-glossary.ts';
import {hasHistory} from './history.ts';
import {site} from './site.ts';

/** "Edit this page" on docs and posts, where the site's repository is known. */
const editUrl = site.repository ? `${site.repository}/edit/${site.branch}/` : undefined;

/** The docs, in one current version. */
export const docs: DocsOptions = {
  sidebarPath: './sidebars.ts',
  editUrl,
  showLastUpdateTime: hasHistory,
  beforeDefaultRemarkPlugins: [
    remarkGlossary,
    remarkDemos,
    remarkErrors,
    remarkReference,
    remarkFlags,
    remarkColumnLabels,
    remarkInlineCode,
    remarkHighlight,
  ],
};

const posts = {
  editUrl,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 10,
  showReadingTime: true,
  onUntruncatedBlogPosts: 'throw',
  beforeDefaultRemarkPlugins: [remarkDemos, remarkColumnLabels, remarkInlineCode, remarkHighlight],
} satisfies BlogOptions;

/** A picture for dark mode, next to the one that feeds show. */
const darkPicture = /<img\b(?:"[^"]*"|'[^']*'|[^"'>])*\bdata-dark-mode\b[^>]*>/g;

/** Title and description of a blog, for its pages and its feeds, which hold the whole of every post. */
const named = (title: string, description: string) =>
  ({
    blogTitle: title,
    blogDescription: description,
    feedOptions: {
      type: 'all',
      limit: false,
      title: `${site.name} ${title}`,
      description,
      // No person signs a post: feeds name the company, as the structured data does.
      createFeedItems: async ({defaultCreateFeedItems, ...content}) => {
        const items = await defaultCreateFeedItems(content);
        return items.map((item) => ({
          ...item,
          author: [{name: site.company, link: site.url}],
          content: item.content?.replace(darkPicture, ''),
        }));
      },
    },
  }) satisfies BlogOptions;

export const blog: BlogOptions = {
  ...posts,
  ...named(
    'Blog',
    'Remotion releases and news: what each version added, and what it changes for your project.',
  ),
};

export const learn: BlogOptions = {
  ...posts,
  id: 'learn',
  path: 'learn',
  routeBasePath: 'learn',
  ...named(
    'Learn',
    'Tutorials that each build one video from the first frame to the last, with complete code for each step.',
  ),
};

export const successStories: BlogOptions = {
  ...posts,
  id: 'success-stories',
  path: 'success-stories',
  routeBasePath: 'success-stories',
  ...named(
    'Success Stories',
    'Businesses built with Remotion: what they have said about it, and how you could build something similar.',
  ),
};
