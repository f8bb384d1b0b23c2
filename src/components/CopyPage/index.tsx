import {Icon} from '@site/src/components/Icon';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import {assistantLinks} from './assistant-links';
import styles from './styles.module.css';
import {useDismissal} from './useDismissal';
import {useMarkdown} from './useMarkdown';
import {useMarkdownAddress} from './useMarkdownAddress';

/**
 * A menu that hands the page to machines: as Markdown to the clipboard or to a
 * tab, or to an assistant with a prompt. Without JavaScript its links work.
 * @param address of the page, with base URL
 */
export function CopyPage({address}: {address: string}): ReactNode {
  const {href, url} = useMarkdownAddress(address);
  const {menu, onToggle} = useDismissal();
  const {prefetch, copy, said} = useMarkdown(href);
  const isBrowser = useIsBrowser();
  return (
    <details
      ref={menu}
      className={styles.menu}
      data-page-menu
      onToggle={onToggle}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <summary>Copy page</summary>
      <div className={styles.panel}>
        <ul>
          {isBrowser && (
            <li>
              <button type="button" className={styles.entry} onClick={copy}>
                <Icon name="copy" />
                Copy as Markdown
              </button>
            </li>
          )}
          <li>
            <a href={href} type="text/markdown" className={styles.entry}>
              <Icon name="code" />
              View as Markdown
            </a>
          </li>
          {assistantLinks(url).map(({name, href: assistant}) => (
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
        <p role="status">{said}</p>
      </div>
    </details>
  );
}
