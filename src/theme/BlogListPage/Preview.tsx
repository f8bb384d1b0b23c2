import Link from '@docusaurus/Link';
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItemHeader from '@theme/BlogPostItem/Header';
import type {Content} from '@theme/BlogPostPage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The beginning of a post, up to its truncate marker, and the way to the rest. */
export function Preview({content: Beginning}: {content: Content}): ReactNode {
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
