import {PageHeader} from '@site/src/components/PageHeader';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {AskHere} from './_ai/AskHere';
import {HowItWorks} from './_ai/HowItWorks';
import styles from './_ai/styles.module.css';

/** Asking about Remotion: the panel, and what happens with a question. */
export default function AiPage(): ReactNode {
  return (
    <Layout
      title="Ask AI"
      description="Ask a question about Remotion: find the pages that answer it, and take them to an assistant in one prompt."
    >
      <main>
        <PageHeader
          title="Ask AI"
          lead="Describe what you want to build, or paste the error message. You get the pages that fit, and a prompt that makes an assistant read them first."
        />
        <div className={styles.columns}>
          <AskHere />
          <HowItWorks />
        </div>
      </main>
    </Layout>
  );
}
