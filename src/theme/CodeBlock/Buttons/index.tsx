import BrowserOnly from '@docusaurus/BrowserOnly';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {CopyButton} from '@site/src/components/CopyButton';
import {Icon} from '@site/src/components/Icon';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Nothing to press before React runs, so nothing of it in the built HTML. */
export default function CodeBlockButtons(): ReactNode {
  return <BrowserOnly>{() => <Buttons />}</BrowserOnly>;
}

function Buttons(): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  return (
    <div className={styles.buttons}>
      {(wordWrap.isEnabled || wordWrap.isCodeScrollable) && (
        <button
          type="button"
          aria-label="Wrap long lines"
          aria-pressed={wordWrap.isEnabled}
          onClick={() => wordWrap.toggle()}
        >
          <Icon name="wrap" />
        </button>
      )}
      <CopyButton text={metadata.code} what="code to clipboard" />
    </div>
  );
}
