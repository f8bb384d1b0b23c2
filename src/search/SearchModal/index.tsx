import '@site/src/css/search.css';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {queryLimit} from '../client';
import {searchAddress} from '../search-address';
import {repairStoredSearches} from '../stored-searches';
import {useSearchClient} from '../useSearchClient';
import {Hit} from './Hit';
import {keepFocusInside, keepRolesMended} from './mend-modal';
import {missingResultsAddress} from '../missing-results';
import {createModalClient, type Outcome} from './modal-client';

type Footer = NonNullable<DocSearchModalProps['resultsFooterComponent']>;
/** The modal's own type of hits has more fields than the site's hits carry. */
const hitComponent = Hit as unknown as DocSearchModalProps['hitComponent'];

/** Other words than the screens below the field, which stand there to be read. */
const spoken = (outcome: Outcome) =>
  !outcome
    ? 'The search failed.'
    : outcome.total === 0
      ? 'Nothing found.'
      : `${outcome.total} found.`;

type Props = {
  /** What was typed before the modal stood there. */
  typed: string;
  /** Must stay the same function: the modal starts over with a new one. */
  onClose: () => void;
};

/** The search modal, in a dialog of the browser: what lies behind it is out of reach until it closes. */
export default function SearchModal({typed, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  const {siteConfig} = useDocusaurusContext();
  const {client, toAddress, indexName, hosted} = useSearchClient();
  const [status, setStatus] = useState('');
  const [start] = useState(() => {
    repairStoredSearches(indexName, toAddress);
    return {scrollY: window.scrollY, query: typed.slice(0, queryLimit)};
  });

  useLayoutEffect(() => {
    const element = dialog.current!;
    const onKeyDown = keepFocusInside(element);
    element.showModal();
    element.addEventListener('keydown', onKeyDown, {capture: true});
    const stopMending = keepRolesMended(element);
    return () => {
      element.removeEventListener('keydown', onKeyDown, {capture: true});
      stopMending();
    };
  }, []);

  const transformSearchClient = useMemo(
    () =>
      createModalClient({
        client,
        isCurrent: (query) => dialog.current?.querySelector('input')?.value === query,
        onOutcome: (outcome) => setStatus(spoken(outcome)),
      }),
    [client],
  );
  const navigator = useMemo(
    () => ({
      navigate: ({itemUrl}: {itemUrl: string}) =>
        itemUrl.startsWith('/') ? history.push(itemUrl) : window.location.assign(itemUrl),
    }),
    [history],
  );
  const seeAll = useMemo<Footer>(
    () =>
      ({state: {query, context}}) => (
        <Link to={searchAddress(query)} onClick={onClose}>
          See all {String(context.nbHits)} results
        </Link>
      ),
    [onClose],
  );

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      aria-modal="true"
      data-hosted={hosted}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        // Pressing outside would move the focus to the page, away from the button it returns to.
        if (event.target instanceof Element && event.target.matches('.DocSearch-Container')) {
          event.preventDefault();
        }
      }}
    >
      <p role="status" className="search-status">
        {status}
      </p>
      <DocSearchModal
        appId={indexName}
        apiKey={indexName}
        indexName={indexName}
        placeholder="Search docs"
        initialScrollY={start.scrollY}
        initialQuery={start.query}
        onClose={onClose}
        navigator={navigator}
        transformSearchClient={transformSearchClient}
        hitComponent={hitComponent}
        resultsFooterComponent={seeAll}
        getMissingResultsUrl={({query}) => missingResultsAddress(siteConfig, query)}
      />
    </dialog>
  );
}
