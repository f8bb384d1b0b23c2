import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isApiName} from '@site/src/components/api-name';
import {CopyPage} from '@site/src/components/CopyPage';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Where a long name does not fit, it breaks between its words: `renderMedia` `OnLambda()`. */
const withBreaks = (name: string): ReactNode =>
  name.match(/.+?[a-z](?=[A-Z])|.+/g)?.map((word, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ));

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
            {isApiName(metadata.title) ? withBreaks(metadata.title) : metadata.title}
          </Heading>
        )}
        <CopyPage permalink={metadata.permalink} />
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
