import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useSiteFields} from '@site/src/components/useSiteFields';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {openAssistant} from './assistant';
import {loadDialog} from './load-dialog';
import styles from './styles.module.css';

type State =
  | {kind: 'closed' | 'opening' | 'failed'}
  | {
      kind: 'open';
      View: Awaited<ReturnType<typeof loadDialog>>;
      withoutAssistant: boolean;
    };

/** Opens the configured assistant; false when there is none, or none that answers. */
async function reachAssistant(assistantId: string | null): Promise<boolean> {
  if (!assistantId || !navigator.onLine) {
    return false;
  }
  return openAssistant(assistantId).then(
    () => true,
    () => false,
  );
}

/**
 * The button at the bottom right of every page. It opens the configured
 * assistant, whose script it loads then, or the site's own panel.
 */
export default function AskAi(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>({kind: 'closed'});
  const {assistantId} = useSiteFields();
  const framePath = useBaseUrl('/ai-embed');
  const location = useLocation();
  const isFrame = location.pathname === framePath;
  const isOpen = state.kind === 'open';

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const opener = button.current;
    return () => opener?.focus({preventScroll: true});
  }, [isOpen]);

  useEffect(() => {
    // A reader who follows a link of the panel wants to read what it leads to.
    setState((before) => (before.kind === 'open' ? {kind: 'closed'} : before));
  }, [location.key]);

  if (isFrame) {
    return null;
  }

  const open = async () => {
    setState({kind: 'opening'});
    try {
      setState(
        (await reachAssistant(assistantId))
          ? {kind: 'closed'}
          : {kind: 'open', View: await loadDialog(), withoutAssistant: assistantId !== null},
      );
    } catch {
      setState({kind: 'failed'});
    }
  };

  return (
    <section className={styles.place} aria-label="Ask AI">
      {state.kind === 'failed' && (
        <p role="alert" className={styles.failure}>
          The panel could not be loaded. Check your connection and press Ask AI again.
        </p>
      )}
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-busy={state.kind === 'opening'}
        onClick={state.kind === 'opening' ? undefined : open}
      >
        Ask AI
      </button>
      {isOpen && (
        <state.View
          withoutAssistant={state.withoutAssistant}
          onClose={() => setState({kind: 'closed'})}
        />
      )}
    </section>
  );
}
