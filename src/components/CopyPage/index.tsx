import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {copyWords, copyWordsShownFor, fetchText} from '@site/src/components/copying';
import {Icon} from '@site/src/components/Icon';
import {loadOnce} from '@site/src/components/load-once';
import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {assistantLinks, markdownAddress} from './markdown-address';
import styles from './styles.module.css';

/**
 * A button that copies the page as Markdown, and next to it a menu that shows the Markdown or opens an
 * assistant with a prompt. The links work without JavaScript; `src/client/reading` closes the menu.
 */
export function CopyPage({permalink}: {permalink: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const href = markdownAddress(permalink, siteConfig.baseUrl);
  const {prefetch, copy, status} = useMarkdownCopy(href);

  return (
    <div className={styles.split} data-page-menu onPointerEnter={prefetch} onFocus={prefetch}>
      <button type="button" className={styles.copy} onClick={copy}>
        <Icon name="copy" />
        Copy page
      </button>
      <details className={styles.menu}>
        <summary aria-label="More formats for this page" />
        <ul className={styles.panel}>
          <li>
            <a href={href} type="text/markdown" className={styles.entry}>
              <Icon name="code" />
              View as Markdown
            </a>
          </li>
          {assistantLinks(siteConfig.url + href).map(({name, href: assistant}) => (
            <li key={name}>
              <a
                href={assistant}
                className={styles.entry}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Icon name="external" />
                Open in {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}

const messages = {
  ready: '',
  copied: copyWords.copied,
  missing: copyWords.pageMissing,
  forbidden: copyWords.pageForbidden,
};

type MarkdownCopy = {
  /** Fetches the text ahead of a click. */
  prefetch: () => void;
  copy: () => Promise<void>;
  /** The outcome in words. */
  status: string;
};

function useMarkdownCopy(href: string): MarkdownCopy {
  const [state, setState] = useState<keyof typeof messages>('ready');
  const load = useMemo(() => loadOnce(() => fetchText(href)), [href]);

  useEffect(() => {
    if (state !== 'copied') {
      return undefined;
    }
    const timer = setTimeout(() => setState('ready'), copyWordsShownFor);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    setState('ready');
    const markdown = await load().catch(() => undefined);
    if (markdown === undefined) {
      setState('missing');
      return;
    }
    try {
      await navigator.clipboard.writeText(markdown);
      setState('copied');
    } catch {
      setState('forbidden');
    }
  };
  return {prefetch: () => void load().catch(() => {}), copy, status: messages[state]};
}
