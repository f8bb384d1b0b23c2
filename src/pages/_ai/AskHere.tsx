import {AskPanel} from '@site/src/theme/AskAi/Panel';
import {useAsk} from '@site/src/theme/AskAi/useAsk';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {WithoutScript} from './WithoutScript';

/** The panel, as a part of the page. */
export function AskHere(): ReactNode {
  const ask = useAsk();
  return (
    <section aria-labelledby="ask">
      <Heading as="h2" id="ask" className={styles.title}>
        Ask
      </Heading>
      <WithoutScript />
      <AskPanel ask={ask} place="page" />
    </section>
  );
}
