import {AskPanel} from '@site/src/components/AskAi/Panel';
import {useAsk} from '@site/src/components/AskAi/useAsk';
import {PageHeader} from '@site/src/components/PageHeader';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Examples} from './_ai/Examples';
import {HowItWorks} from './_ai/HowItWorks';
import styles from './_ai/styles.module.css';
import {WithoutScript} from './_ai/WithoutScript';

/** Asking about Remotion: the panel, and what happens with a question. */
export default function AiPage(): ReactNode {
  const ask = useAsk();
  return (
    <Layout
      title="Ask AI"
      description="Ask a question about Remotion: find the pages that answer it, and copy a prompt that tells your AI assistant to read them first."
    >
      <main>
        <PageHeader
          title="Ask AI"
          intro="Describe what you want to build, or paste an error message. You get the pages that match, and a prompt that tells your AI assistant to answer from them."
        />
        <div className={styles.columns}>
          <section aria-labelledby="ask">
            <Heading as="h2" id="ask" className={styles.title}>
              Ask
            </Heading>
            <WithoutScript />
            <AskPanel ask={ask} variant="page" />
            <Examples ask={ask} />
          </section>
          <HowItWorks />
        </div>
      </main>
    </Layout>
  );
}
