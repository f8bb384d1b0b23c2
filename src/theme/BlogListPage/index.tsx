import Link from '@docusaurus/Link';
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {PageHeader} from '@site/src/components/PageHeader';
import type {ListProps} from '@site/src/plugins/posts/complete-route';
import BlogLayout from '@site/src/theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItemHeader from '@theme/BlogPostItem/Header';
import type {Content} from '@theme/BlogPostPage';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const feeds = [
  {name: 'RSS', file: 'rss.xml'},
  {name: 'Atom', file: 'atom.xml'},
  {name: 'JSON Feed', file: 'feed.json'},
];

/** A list of posts with a preview of each, next to all posts by year. */
export default function BlogListPage({
  metadata,
  items,
  sidebar,
  listPath,
  archivePath,
}: Props & ListProps): ReactNode {
  const {blogTitle, blogDescription, page, totalCount, totalPages} = metadata;
  const place = page > 1 ? `page ${page} of ${totalPages}` : null;
  const count = totalCount === 1 ? '1 post' : `${totalCount} posts`;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata
        title={place ? `${blogTitle}, ${place}` : blogTitle}
        description={place ? `${blogDescription} This is ${place}.` : blogDescription}
      />
      <SearchMetadata tag="blog_posts_list" />
      <BlogLayout
        sidebar={sidebar}
        header={
          <PageHeader
            eyebrow={place ? `${count}, ${place}` : count}
            title={blogTitle}
            intro={blogDescription}
          />
        }
      >
        {items.map(({content}) => (
          <Preview key={content.metadata.permalink} content={content} />
        ))}
        {totalPages > 1 && <BlogListPaginator metadata={metadata} />}
        <p className={styles.more}>
          <Link to={archivePath}>All posts by year</Link>
          {feeds.map(({name, file}) => (
            <a key={file} href={`${listPath}/${file}`}>
              {name}
            </a>
          ))}
        </p>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

/** The beginning of a post, up to its truncate marker, and the way to the rest. */
function Preview({content: Beginning}: {content: Content}): ReactNode {
  const {title, permalink} = Beginning.metadata;
  return (
    <BlogPostProvider content={Beginning}>
      <article className={styles.post}>
        <BlogPostItemHeader />
        <BlogPostItemContent>
          <Beginning />
        </BlogPostItemContent>
        <Link to={permalink} className={styles.rest} aria-label={`Read more about ${title}`}>
          Read more
        </Link>
      </article>
    </BlogPostProvider>
  );
}
