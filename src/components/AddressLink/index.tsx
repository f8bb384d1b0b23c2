import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A link elsewhere that shows its address, without what all addresses begin with. */
export function AddressLink({href}: {href: string}): ReactNode {
  return (
    <Link href={href} className={styles.address}>
      {href.replace(/^https:\/\/(www\.)?|\/$/g, '')}
    </Link>
  );
}
