import Link from '@docusaurus/Link';
import {ButtonLink} from '@site/src/components/Button';
import {Section} from '@site/src/components/Section';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Claim = {
  company: string;
  /** Dollars a year, in millions. */
  millions: number;
  /** What the dollars are and how soon, as the company counts them. */
  measure: string;
  /** The post in which the company says so. Figures without one stay off the page. */
  source: {place: string; address: string};
};

const claims: readonly Claim[] = [
  {
    company: 'Submagic',
    millions: 1,
    measure: 'annual recurring revenue, after 3 months',
    source: {place: 'X', address: 'https://x.com/elieln_/status/1824925166012448973'},
  },
  {
    company: 'AIVideo.com',
    millions: 1,
    measure: 'annual revenue, in less than a year',
    source: {
      place: 'LinkedIn',
      address: 'https://www.linkedin.com/feed/update/urn:li:activity:7308525123269971969/',
    },
  },
  {
    company: 'Crayo.ai',
    millions: 6,
    measure: 'annual revenue, over $500,000 a month',
    source: {place: 'X', address: 'https://x.com/musamanzz/status/1891059361943863338'},
  },
];

/** Businesses built with it, and the revenue that they claim in public. */
export function Stories(): ReactNode {
  return (
    <Section
      id="stories"
      title="Businesses built with Remotion"
      intro="These products are built with Remotion, and the companies behind them report revenue of a million dollars a year or more."
      action={
        <ButtonLink to="successStories" look="secondary">
          All success stories
        </ButtonLink>
      }
      stage
    >
      <ul className={styles.claims}>
        {claims.map(({company, millions, measure, source}) => (
          <li key={company} className={styles.claim}>
            <Heading as="h3" className={styles.company}>
              {company}
            </Heading>
            <p className={styles.figure}>
              ${millions}M <span className={styles.measure}>{measure}</span>
            </p>
            <Link to={source.address}>
              Post about {company} on {source.place}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Revenue as claimed in the linked posts.{' '}
        <Link to="/success-stories/a-million-dollars">How to build a product like these</Link>
      </p>
    </Section>
  );
}
