import Link from '@docusaurus/Link';
import {Day} from '@site/src/components/Day';
import {FactList} from '@site/src/components/FactList';
import {Icon} from '@site/src/components/Icon';
import {useSiteFields} from '@site/src/components/useSiteFields';
import type {ReactNode} from 'react';
import {linkLabels, type ShowcaseEntry} from '../entries';
import {emptyQuery, writeQuery} from '../query';
import styles from './styles.module.css';

/** All that a record holds besides its title: description, links, and the small print of the video. */
export function EntryFacts({entry}: {entry: ShowcaseEntry}): ReactNode {
  const {topic, creator, creatorUrl, submitted, width, height, tags, links} = entry;
  const list = useSiteFields().links.showcase.to;
  const tagLinks = tags.map((tag) => (
    <Link key={tag} to={list + writeQuery({...emptyQuery, tag})}>
      {tag}
    </Link>
  ));
  return (
    <>
      <p className={styles.topic}>{topic}</p>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({type, url}) => (
            <li key={url}>
              <Link href={url} className={styles.link}>
                {linkLabels[type]} <Icon name="external" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <FactList
        facts={[
          {
            term: 'Made by',
            value: creatorUrl ? <Link href={creatorUrl}>{creator}</Link> : creator,
          },
          {term: 'Size', value: `${width} × ${height} px`},
          {term: 'Submitted', value: <Day date={submitted} />},
          {term: 'Tags', value: <span className={styles.tags}>{tagLinks}</span>},
        ]}
      />
    </>
  );
}
