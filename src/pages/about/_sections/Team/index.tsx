import {Portrait} from '@site/src/components/Portrait';
import {ProfileLinks} from '@site/src/components/ProfileLinks';
import {Section} from '@site/src/components/Section';
import type {Catalog} from '@site/src/plugins/catalog/catalog';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The people of the company. */
export function Team({team}: Pick<Catalog, 'team'>): ReactNode {
  return (
    <Section
      id="team"
      title="Team"
      lead="The people the company has named on its own page, with their public profiles."
    >
      <ul className={styles.team}>
        {team.map((person) => (
          <li key={person.slug} id={person.slug} className={styles.person}>
            <Portrait slug={person.slug} name={person.name} />
            <div>
              <Heading as="h3" className={styles.name}>
                {person.name}
              </Heading>
              <p className={styles.role}>{person.role}</p>
              <ProfileLinks name={person.name} profiles={person} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
