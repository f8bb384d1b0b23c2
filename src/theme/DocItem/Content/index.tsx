import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isApiName} from '@site/src/components/api-name';
import {CopyPage} from '@site/src/components/CopyPage';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Title and text of a docs page, with the menu that copies it next to the title. */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  // A page may have a main heading in its text, or hide it.
  const isTitled = !frontMatter.hide_title && contentTitle === undefined;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header className={styles.header}>
        {isTitled && (
          <Heading as="h1" className={isApiName(metadata.title) ? 'api-name' : undefined}>
            {metadata.title}
          </Heading>
        )}
        <CopyPage permalink={metadata.permalink} />
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
