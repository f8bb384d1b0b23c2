import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {AskPanel} from '@site/src/theme/AskAi/Panel';
import {useAsk} from '@site/src/theme/AskAi/useAsk';
import type {ReactNode} from 'react';
import styles from './_ai/styles.module.css';
import {useQuestionMessages} from './_ai/useQuestionMessages';
import {WithoutScript} from './_ai/WithoutScript';

/** The panel alone, to stand in a frame; pages of this site may send it a question. */
export default function AiFrame(): ReactNode {
  const ask = useAsk();
  useQuestionMessages((question) => {
    ask.change(question);
    ask.find(question);
  });
  return (
    <>
      <PageMetadata
        title="Ask AI, in a frame"
        description="The Ask AI panel without navigation, for a frame on another page of this site."
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.frame}>
        <h1 className={styles.frameTitle}>Ask AI</h1>
        <WithoutScript />
        <AskPanel ask={ask} place="frame" />
      </main>
    </>
  );
}
