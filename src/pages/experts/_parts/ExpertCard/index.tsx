import Link from '@docusaurus/Link';
import {Icon} from '@site/src/components/Icon';
import {Portrait} from '@site/src/components/Portrait';
import {ProfileLinks} from '@site/src/components/ProfileLinks';
import type {Catalog} from '@site/src/plugins/catalog/catalog';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A person at a glance; the whole card leads to the profile, its links elsewhere. */
export function ExpertCard({expert}: {expert: Catalog['experts'][number]}): ReactNode {
  const {slug, path, name, works, offersVideoCall} = expert;
  return (
    <article className={styles.card}>
      <Portrait slug={slug} name={name} />
      <div className={styles.text}>
        <Heading as="h3" className={styles.name}>
          <Link to={path} className={styles.cover}>
            {name}
          </Link>
        </Heading>
        <p className={styles.works}>
          {works.map((work) => work.name).join(', ') || 'No works listed'}
        </p>
        {offersVideoCall && (
          <p className={styles.call}>
            <Icon name="video" /> Offers a video call
          </p>
        )}
        <div className={styles.links}>
          <ProfileLinks name={name} profiles={expert} />
        </div>
      </div>
    </article>
  );
}
