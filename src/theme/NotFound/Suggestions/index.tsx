import Link from '@docusaurus/Link';
import {Button} from '@site/src/components/Button';
import {PageList} from '@site/src/components/PageList';
import {searchAddress} from '@site/src/search/search-address';
import type {ReactNode} from 'react';
import {useNearestPages} from './useNearestPages';

/** The words of an address, to search for: `/docs/lamda/limits` is "docs lamda limits". */
const wordsOf = (path: string) => (path.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** The nearest addresses under the heading `nearest-pages`, or why there are none. */
export default function Suggestions(): ReactNode {
  const nearest = useNearestPages();
  if (nearest.kind === 'loading') {
    return null;
  }
  if (nearest.kind === 'failed') {
    return (
      <>
        <p>The list of pages could not be loaded.</p>
        <Button onClick={nearest.retry}>Retry</Button>
      </>
    );
  }
  const {requested, pages} = nearest;
  const words = wordsOf(requested);
  return (
    <>
      <p>
        {pages.length > 0 ? 'Addresses like ' : 'No address is like '}
        <code>{requested}</code>
      </p>
      {pages.length > 0 && <PageList pages={pages} labelledBy="nearest-pages" brief />}
      {words && (
        <p className="margin-top--md">
          <Link to={searchAddress(words)}>Search for “{words}”</Link>
        </p>
      )}
    </>
  );
}
