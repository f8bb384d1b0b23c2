import Link from '@docusaurus/Link';
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {CopyPage} from '@site/src/components/CopyPage';
import Title from '@theme/BlogPostItem/Header/Title';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const day = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** Title, date, reading time and author; on the post’s own page also the way back to the list, and the page as Markdown. */
export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  return (
    <header className={styles.header}>
      {isBlogPostPage && <BackLink />}
      <Title className={clsx(styles.title, !isBlogPostPage && styles.listed)} />
      <div className={styles.facts}>
        <DateAndLength />
        <Authors />
        {isBlogPostPage && <CopyPage address={metadata.permalink} />}
      </div>
    </header>
  );
}

function BackLink(): ReactNode {
  const {blogBasePath, blogTitle} = useBlogMetadata();
  return (
    <p className={styles.back}>
      <Link to={blogBasePath}>{blogTitle}</Link>
    </p>
  );
}

function DateAndLength(): ReactNode {
  const {date, readingTime = 0} = useBlogPost().metadata;
  return (
    <>
      <time dateTime={date}>{day.format(new Date(date))}</time>
      <span>{Math.max(1, Math.round(readingTime))} min read</span>
    </>
  );
}

function Authors(): ReactNode {
  const {authors} = useBlogPost().metadata;
  return authors.map(({name, title, url}) => (
    <span key={name} translate="no">
      {url ? <Link href={url}>{name}</Link> : name}
      {title && `, ${title}`}
    </span>
  ));
}
