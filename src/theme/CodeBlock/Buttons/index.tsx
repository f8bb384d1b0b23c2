import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {CopyButton} from '@site/src/components/CopyButton';
import {Icon} from '@site/src/components/Icon';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The first of them shows once React has measured the lines; the second works before (`src/client/reading`). */
export default function CodeBlockButtons(): ReactNode {
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
