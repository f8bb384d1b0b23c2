import Head from '@docusaurus/Head';
import {Icon} from '@site/src/components/Icon';
import {SiteLink} from '@site/src/components/SiteLink';
import {useSiteFields} from '@site/src/components/useSiteFields';
import {useEffect, useRef, useSyncExternalStore, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import styles from './styles.module.css';
import {useSearchKeys} from './useSearchKeys';
import {loadModal, useSearchModal} from './useSearchModal';

/** Loads early what a reader is about to need; a failure shows when they press the button. */
const prepare = () => {
  loadModal().catch(() => undefined);
};

const never = () => () => undefined;

/** The shortcut on this machine; the built page shows the one most readers have. */
const useShortcut = (): string =>
  useSyncExternalStore(
    never,
    () => (/Mac|iPhone|iPad/.test(window.navigator.platform) ? '⌘ K' : 'Ctrl K'),
    () => 'Ctrl K',
  );

/** The button that opens the search, with its shortcuts; the modal itself arrives when it is wanted. */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {state, open, close} = useSearchModal();
  const {search} = useSiteFields();
  const shortcut = useShortcut();
  const isOpen = state.kind === 'open';
  const isOpening = isOpen || state.kind === 'loading';
  useSearchKeys({isOpen: isOpening, onOpen: open, onClose: close});

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const opener = button.current;
    return () => opener?.focus({preventScroll: true});
  }, [isOpen]);

  return (
    <div className={styles.search}>
      {search && (
        <Head>
          <link
            rel="preconnect"
            href={`https://${search.appId}-dsn.algolia.net`}
            crossOrigin="anonymous"
          />
        </Head>
      )}
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={state.kind === 'loading'}
        onClick={open}
        onFocus={prepare}
        onPointerEnter={prepare}
        onTouchStart={prepare}
      >
        <Icon name="search" />
        <span className={styles.label}>Search</span>
        <kbd className={styles.shortcut} aria-hidden="true">
          {shortcut}
        </kbd>
      </button>
      <noscript>
        <SiteLink to="search" className={styles.button} />
      </noscript>
      {state.kind === 'failed' && (
        <p role="alert" className={styles.failure}>
          The search could not be loaded. Check your connection and press Search again.
        </p>
      )}
      {isOpen && createPortal(<state.View onClose={close} />, document.body)}
    </div>
  );
}
