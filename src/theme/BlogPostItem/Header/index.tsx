import Link from '@docusaurus/Link';
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {Picture} from '@site/src/components/Picture';
import {CopyPage} from '@site/src/components/CopyPage';
import {coverOf, coverSize} from '@site/src/demos/pictures/cover-names';
import Title from '@theme/BlogPostItem/Header/Title';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const day = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** Cover, title, date, reading time and author; on the post’s own page also the way back to the list, and the page as Markdown. */
export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  return (
    <header className={styles.header}>
      {isBlogPostPage && <BackLink />}
      <Cover />
      <Title className={clsx(styles.title, !isBlogPostPage && styles.listed)} />
      <div className={styles.facts}>
        <DateAndLength />
        <Authors />
        {isBlogPostPage && <CopyPage permalink={metadata.permalink} />}
      </div>
    </header>
  );
}

/** Decorative: the title says what it shows. */
function Cover(): ReactNode {
  const {isBlogPostPage, metadata, frontMatter} = useBlogPost();
  const [, folder] = metadata.source.split('/');
  const src = coverOf(folder!, frontMatter.slug!);
  return (
    <Picture {...{src, ...coverSize}} alt="" className={styles.cover} eager={isBlogPostPage} />
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
