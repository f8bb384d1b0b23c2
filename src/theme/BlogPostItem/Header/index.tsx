import Link from '@docusaurus/Link';
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {Picture} from '@site/src/components/Picture';
import {CopyPage} from '@site/src/components/CopyPage';
import {useSiteFields} from '@site/src/components/useSiteFields';
import {coverOf, coverSize} from '@site/src/demos/pictures/cover-names';
import Title from '@theme/BlogPostItem/Header/Title';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const day = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** Title, date, reading time and cover; on the post’s own page also the way back to the list, and the page as Markdown. */
export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  return (
    <header className={styles.header}>
      {isBlogPostPage && <BackLink />}
      {!isBlogPostPage && <Cover />}
      <Title className={clsx(styles.title, !isBlogPostPage && styles.listed)} />
      <div className={styles.facts}>
        <DateAndLength />
        {isBlogPostPage && <CopyPage permalink={metadata.permalink} />}
      </div>
      {isBlogPostPage && <Viewpoint />}
      {isBlogPostPage && <Cover />}
    </header>
  );
}

/** Decorative: the title says what it shows. */
function Cover(): ReactNode {
  const {isBlogPostPage, metadata, frontMatter} = useBlogPost();
  const [, folder] = metadata.source.split('/');
  return (
    <Picture
      {...coverOf(folder!, frontMatter.slug!)}
      {...coverSize}
      alt=""
      className={styles.cover}
      eager={isBlogPostPage}
    />
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
  const {metadata, frontMatter} = useBlogPost();
  const {date, readingTime = 0, source} = metadata;
  // The slug of a release is its version: `4-0`.
  const isRelease = /^\d+-\d+$/.test(frontMatter.slug!);
  return (
    <>
      <span>
        {isRelease ? 'Released' : 'Published'} on{' '}
        <time dateTime={date}>{day.format(new Date(date))}</time>
        {source.startsWith('@site/blog/') || ' by the Remotion team'}
      </span>
      <span>{Math.max(1, Math.round(readingTime))} min read</span>
    </>
  );
}

/** Blog posts look back: their dates are older than their code. */
function Viewpoint(): ReactNode {
  const {source} = useBlogPost().metadata;
  const {version} = useSiteFields();
  return (
    source.startsWith('@site/blog/') && (
      <p className={styles.viewpoint}>
        This post is written from the perspective of version {version}. Its code samples work with
        that version unless they name another one.
      </p>
    )
  );
}
