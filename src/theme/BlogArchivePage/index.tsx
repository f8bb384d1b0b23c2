import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {PageHeader} from '@site/src/components/PageHeader';
import type {ArchiveProps} from '@site/src/plugins/posts/complete-route';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const dayAndMonth = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** All posts of a blog by year, as titles with their dates. */
export default function BlogArchivePage({blogTitle, listPath, years}: ArchiveProps): ReactNode {
  const title = `${blogTitle} archive`;
  const intro = 'Every post with its date, grouped by year, newest first.';
  return (
    <>
      <PageMetadata title={title} description={`${title}. ${intro}`} />
      <Layout>
        <main>
          <PageHeader
            eyebrow={<Link to={listPath}>{blogTitle}</Link>}
            title={title}
            intro={intro}
          />
          <div className={styles.years}>
            {years.map(({year, posts}) => (
              <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
                <Heading as="h2" id={`year-${year}`}>
                  {year}
                </Heading>
                <ul>
                  {posts.map(({title: post, permalink, date}) => (
                    <li key={permalink}>
                      <Link to={permalink}>{post}</Link>
                      <time dateTime={date}>{dayAndMonth.format(new Date(date))}</time>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </main>
      </Layout>
    </>
  );
}
