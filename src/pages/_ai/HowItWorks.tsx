import {SiteLink} from '@site/src/components/SiteLink';
import {useSiteFields} from '@site/src/components/useSiteFields';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What happens with a question, and where people answer. */
export function HowItWorks(): ReactNode {
  const {assistantId, version} = useSiteFields();
  return (
    <section aria-labelledby="how-it-works">
      <Heading as="h2" id="how-it-works" className={styles.title}>
        How it works
      </Heading>
      <ol className={styles.steps}>
        <li>
          Your browser compares the question with titles, headings and texts of this site&apos;s
          pages. The question is sent to nobody.
        </li>
        <li>
          The prompt holds your question, the version these docs describe ({version}), and the full
          addresses of the pages.
        </li>
        <li>
          Paste the prompt into the assistant you use. One that can open addresses reads the pages
          before it answers.
        </li>
      </ol>
      <Heading as="h2" id="other-ways" className={styles.title}>
        Other ways to an answer
      </Heading>
      <ul className={styles.steps}>
        {assistantId && (
          <li>
            The Ask AI button at the bottom right opens the assistant of a third-party chat service,
            which loads when you press the button.
          </li>
        )}
        <li>
          <SiteLink to="search">Search</SiteLink> when you know a word of what you look for.
        </li>
        <li>
          <SiteLink to="discord">Discord</SiteLink> and <SiteLink to="support">support</SiteLink>{' '}
          when a person should answer.
        </li>
      </ul>
    </section>
  );
}
