import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import {AskPanel} from '@site/src/components/AskAi/Panel';
import {useAsk} from '@site/src/components/AskAi/useAsk';
import type {ReactNode} from 'react';
import styles from './_ai/styles.module.css';
import {useQuestionMessages} from './_ai/question-messages';
import {WithoutScript} from './_ai/WithoutScript';

/**
 * The panel alone, for a frame; pages of this site may post it a question. Without the layout, the
 * color mode needs its provider here to follow the reader's choice while the frame is open.
 */
export default function AiFrame(): ReactNode {
  const ask = useAsk();
  useQuestionMessages((question) => {
    ask.change(question);
    ask.find(question);
  });
  return (
    <ColorModeProvider>
      <PageMetadata
        title="Ask AI (embedded)"
        description="The Ask AI panel without navigation, for embedding in another page of this site."
      />
      {/* Questions are posted to it before anybody touches it. */}
      <Head htmlAttributes={{'data-at-once': 'true'}}>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.frame}>
        <h1 className={styles.frameTitle}>Ask AI</h1>
        <WithoutScript />
        <AskPanel ask={ask} variant="frame" />
      </main>
    </ColorModeProvider>
  );
}
