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

/** A long word breaks, where it does not fit, between its parts: `@remotion/` `transitions`, `renderMedia` `OnLambda()`. */
const withBreaks = (title: string): ReactNode =>
  title.split(/(\S{16,})/).map((word, at) =>
    at % 2 === 0
      ? word
      : word.match(/.+?(?:\/|[a-z](?=[A-Z]))|.+/g)?.map((part, index) => (
          <Fragment key={`${at}/${index}`}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        )),
  );

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
            {withBreaks(metadata.title)}
          </Heading>
        )}
        <CopyPage permalink={metadata.permalink} />
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
