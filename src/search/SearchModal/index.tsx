import './styles/field.css';
import './styles/footer.css';
import './styles/frame.css';
import './styles/results.css';
import './styles/screens.css';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {failureWords} from '../failure-words';
import {isOfSite} from '../hits';
import {searchPath} from '../search-path';
import {removeShell} from '../search-shell';
import {repairStoredSearches} from '../stored-searches';
import {useSearchClient} from '../useSearchClient';
import {Hit} from './Hit';
import {missingResultsUrl} from '../missing-results';
import {createDocSearchClient, type Ended} from './docsearch-client';
import {typeInto, usePatchedDialog} from './docsearch-patches';
import {ModalExtras} from './ModalExtras';

type Footer = NonNullable<DocSearchModalProps['resultsFooterComponent']>;
/** The modal's own type of hits has more fields than the site's hits carry. */
const hitComponent = Hit as unknown as DocSearchModalProps['hitComponent'];

/** The modal's own suggestions are those of earlier searches; the site has better ones in their place. */
const translations = {
  noResultsScreen: {suggestedQueryText: ''},
  errorScreen: {titleText: failureWords.title, helpText: failureWords.help},
};

/** How a search ended, to be read out, in other words than the screens below the field use. */
function describeEnd({answer}: Ended): string {
  if (!answer) {
    return 'The search failed.';
  }
  if (answer.total === 0) {
    return 'Nothing found.';
  }
  return answer.total === 1 ? '1 result.' : `${answer.total} results.`;
}

type Props = {
  /** Must stay the same function: the modal starts over with a new one. */
  onClose: () => void;
};

/** The search modal, in a dialog of the browser: the page behind it is out of reach until it closes. */
export default function SearchModal({onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  const {siteConfig} = useDocusaurusContext();
  const {client, toAddress, indexName, hosted, prepare} = useSearchClient();
  const [ended, setEnded] = useState<Ended | null>(null);
  const [scrollY] = useState(() => {
    repairStoredSearches(indexName, toAddress);
    return window.scrollY;
  });

  /** The query for which Enter was pressed before its results came. */
  const enteredQuery = useRef<string | null>(null);

  usePatchedDialog(dialog);
  useEffect(() => prepare(), [prepare]);
  // As soon as the dialog is open: whatever is typed from then on is for its field.
  useLayoutEffect(() => {
    const input = dialog.current!.querySelector('input')!;
    const {query, entered} = removeShell();
    // Typed, not given from the start: the modal would count as shut, and spend the first arrow on opening.
    if (query) {
      typeInto(input, query);
    } else {
      input.focus();
    }
    enteredQuery.current = entered ? query.trim() : null;
  }, []);

  const {transform, retry} = useMemo(
    () =>
      createDocSearchClient({
        client,
        isCurrent: (query) => dialog.current?.querySelector('input')?.value === query,
        onEnded: setEnded,
      }),
    [client],
  );
  const navigator = useMemo(
    () => ({
      navigate: ({itemUrl}: {itemUrl: string}) =>
        isOfSite(itemUrl) ? history.push(itemUrl) : window.location.assign(itemUrl),
    }),
    [history],
  );

  // Until the results come the modal lists those of the query before, or remembered pages, and
  // Enter would open one of them.
  const holdEnter = (event: KeyboardEvent) => {
    const query = event.target instanceof HTMLInputElement ? event.target.value.trim() : '';
    enteredQuery.current = null;
    if (event.key === 'Enter' && query && query !== ended?.query.trim()) {
      event.preventDefault();
      event.stopPropagation();
      enteredQuery.current = query;
    }
  };
  useEffect(() => {
    const first = ended?.answer?.hits[0];
    if (first && enteredQuery.current === ended.query.trim()) {
      navigator.navigate({itemUrl: first.url});
      onClose();
    }
  }, [ended, navigator, onClose]);

  const seeAll = useMemo<Footer>(
    () =>
      // Without their number: the page looks into texts, too.
      ({state: {query}}) => (
        <Link to={searchPath(query)} onClick={onClose}>
          See all results
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
      onKeyDownCapture={holdEnter}
      onInput={({target}) => {
        if (target instanceof HTMLInputElement && target.value === '') {
          setEnded(null);
        }
      }}
      onReset={() => setEnded(null)}
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
      <p role="status" className="visually-hidden">
        {ended && describeEnd(ended)}
      </p>
      <DocSearchModal
        appId={indexName}
        apiKey={indexName}
        indexName={indexName}
        placeholder="Search docs"
        translations={translations}
        initialScrollY={scrollY}
        onClose={onClose}
        navigator={navigator}
        transformSearchClient={transform}
        hitComponent={hitComponent}
        resultsFooterComponent={seeAll}
        getMissingResultsUrl={({query}) => missingResultsUrl(siteConfig, query)}
      />
      <ModalExtras client={client} dialog={dialog} ended={ended} onRetry={retry} />
    </dialog>
  );
}
