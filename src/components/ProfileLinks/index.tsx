import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {publicProfiles, type PublicProfiles} from './public-profiles';
import styles from './styles.module.css';

/** Links to a person's public profiles. */
export function ProfileLinks({
  name,
  profiles,
}: {
  name: string;
  profiles: PublicProfiles;
}): ReactNode {
  return (
    <ul className={styles.links}>
      {publicProfiles(profiles).map(({label, href}) => (
        <li key={label}>
          <Link href={href} className={styles.link} aria-label={`${label}: ${name}`}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
