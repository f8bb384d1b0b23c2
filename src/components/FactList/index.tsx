import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** One fact; a fact without a value is left out. */
export type Fact = {term: string; value: ReactNode};

/** Facts in two columns: what it is, and what is known about it. */
export function FactList({facts}: {facts: readonly Fact[]}): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({value}) => value)
        .map(({term, value}) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const format = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** A day of the calendar; `date` is written as 2024-03-17. */
export function Day({date}: {date: string}): ReactNode {
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>;
}

/** A link elsewhere that shows its address, without what all addresses begin with. */
export function AddressLink({href}: {href: string}): ReactNode {
  return (
    <Link href={href} className={styles.address}>
      {href
        .replace(/^https:\/\/(www\.)?|\/$/g, '')
        .split('/')
        .map((part, index) => (
          // The parts of an address never change places.
          <Fragment key={index}>
            {index > 0 && (
              <>
                /<wbr />
              </>
            )}
            {part}
          </Fragment>
        ))}
    </Link>
  );
}
