import {describePage} from '../page-index/describe-page.ts';
import {appendToHead, type PreparePageEdit} from '../built-pages/page-edit.ts';
import {isPage} from '../built-pages/page-file.ts';
import {markdownAddress} from '../../components/CopyPage/markdown-address.ts';

/** Names the Markdown of each page in its head. */
export const linkMarkdown: PreparePageEdit =
  ({baseUrl}) =>
  ({address, html}) => {
    if (!isPage(address) || describePage(html).listed === false) {
      return html;
    }
    const href = markdownAddress(address, baseUrl);
    return appendToHead(html, `<link rel="alternate" type="text/markdown" href="${href}">`);
  };
