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
          Your browser searches the titles, headings and text of this site. Your question stays in
          your browser.
        </li>
        <li>
          The prompt contains your question, the version that the docs describe ({version}), and
          links to the pages.
        </li>
        <li>
          Paste the prompt into your assistant. If it can open links, it can read the pages before
          it answers.
        </li>
      </ol>
      <Heading as="h2" id="other-ways" className={styles.title}>
        Other ways to get an answer
      </Heading>
      <ul className={styles.steps}>
        {assistantId && (
          <li>
            On every other page, the Ask AI button at the bottom right opens a third-party chat
            assistant, which loads when you press the button.
          </li>
        )}
        <li>
          <SiteLink to="search">Search</SiteLink> if you know a keyword.
        </li>
        <li>
          <SiteLink to="discord">Discord</SiteLink> and <SiteLink to="support">support</SiteLink> if
          you want a person to answer.
        </li>
      </ul>
    </section>
  );
}
