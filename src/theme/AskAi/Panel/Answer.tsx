import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {CopyButton} from '@site/src/components/CopyButton';
import {PageList} from '@site/src/components/PageList';
import {useSiteFields} from '@site/src/components/useSiteFields';
import type {PageEntry} from '@site/src/plugins/page-index/describe-page';
import {useId, type ReactNode} from 'react';
import {writePrompt} from './prompt';
import type {Place} from './place';
import styles from './styles.module.css';

type Props = {question: string; pages: readonly PageEntry[]; place: Place};

/** The pages that fit a question, and the prompt that names them. */
export function Answer({question, pages, place}: Props): ReactNode {
  const id = useId();
  const {version} = useSiteFields();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const prompt = writePrompt({question, pages, site: url + baseUrl, version});
  return (
    <>
      {pages.length > 0 ? (
        <>
          <p id={`${id}-pages`} className={styles.heading}>
            Pages that fit best
          </p>
          <PageList
            pages={pages}
            labelledBy={`${id}-pages`}
            brief={place === 'dialog'}
            inNewTab={place === 'frame'}
          />
        </>
      ) : (
        <p className={styles.note}>
          No page fits these words. Name the API, the tool or the error message, or take the prompt
          below to an assistant.
        </p>
      )}
      <div className={styles.promptBar}>
        <p id={`${id}-prompt`} className={styles.heading}>
          Prompt for your assistant
        </p>
        <CopyButton text={prompt} what="prompt" label="Copy prompt" />
      </div>
      <pre className={styles.prompt} role="region" tabIndex={0} aria-labelledby={`${id}-prompt`}>
        {prompt}
      </pre>
    </>
  );
}
