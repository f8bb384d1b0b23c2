import {AddressLink} from '@site/src/components/AddressLink';
import {FactList} from '@site/src/components/FactList';
import {publicProfiles} from '@site/src/components/ProfileLinks/public-profiles';
import type {Expert} from '@site/src/data/schemas/experts';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Where to write to a person. */
export function Contact({expert}: {expert: Expert}): ReactNode {
  return (
    <section aria-labelledby="contact">
      <Heading as="h2" id="contact" className={styles.title}>
        Get in touch
      </Heading>
      <p>
        Write to {expert.name} through one of these public profiles
        {expert.offersVideoCall ? ', and ask for a video call there' : ''}.
      </p>
      <FactList
        facts={publicProfiles(expert).map(({label, href}) => ({
          term: label,
          value: <AddressLink href={href} />,
        }))}
      />
    </section>
  );
}
