import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {explained} from '@site/src/components/explain-missing-chunk';
import {loadOnce} from '@site/src/components/load-once';
import {useSiteFields} from '@site/src/components/useSiteFields';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {connectAssistant} from './assistant';
import {keepTyping} from './keep-typing';
import styles from './styles.module.css';

const loadDialog = loadOnce(explained(async () => (await import('./Dialog')).default));

type State =
  | {kind: 'closed' | 'opening' | 'failed'}
  | {
      kind: 'open';
      View: Awaited<ReturnType<typeof loadDialog>>;
      withoutAssistant: boolean;
    };

/**
 * The button at the bottom right of every page but Ask AI’s own. It opens the configured
 * assistant, whose script it loads then, or the site's own panel.
 */
export default function AskAi(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>({kind: 'closed'});
  /** Gives what was typed since the last press of the button. */
  const takeTyped = useRef<() => string>(() => '');
  /** Counts openings, and departures that cancel one. */
  const turn = useRef(0);
  const {assistantId} = useSiteFields();
  /** The page with the same panel, and its content in a frame. */
  const ownPages = [useBaseUrl('/ai'), useBaseUrl('/ai-embed')];
  const location = useLocation();
  const isOpen = state.kind === 'open';

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const opener = button.current;
    // Safari does not focus a button that is clicked, so the dialog cannot return the focus to it.
    return () => opener?.focus({preventScroll: true});
  }, [isOpen]);

  useEffect(() => {
    // A reader who goes to another page wants to read that page.
    turn.current++;
    takeTyped.current();
    setState((before) => (before.kind === 'failed' ? before : {kind: 'closed'}));
  }, [location.key]);

  if (ownPages.includes(location.pathname)) {
    return null;
  }

  const open = async () => {
    const current = ++turn.current;
    const end = (ended: State) => current === turn.current && setState(ended);
    setState({kind: 'opening'});
    takeTyped.current();
    takeTyped.current = keepTyping();
    try {
      const assistant =
        assistantId && navigator.onLine
          ? await connectAssistant(assistantId).catch(() => null)
          : null;
      if (!assistant) {
        const withoutAssistant = assistantId !== null;
        end({kind: 'open', View: await loadDialog(), withoutAssistant});
        return;
      }
      takeTyped.current();
      if (current === turn.current) {
        assistant.show();
        setState({kind: 'closed'});
      }
    } catch {
      takeTyped.current();
      end({kind: 'failed'});
    }
  };

  return (
    <section className={styles.corner} aria-label="Ask AI">
      {state.kind === 'failed' && (
        <p role="alert" className={styles.failure}>
          The panel could not be loaded. Check your connection and press Ask AI again.
        </p>
      )}
      <button
        ref={button}
        type="button"
        className={styles.button}
        // The panel covers it, but not its shadow.
        hidden={isOpen}
        aria-haspopup="dialog"
        aria-busy={state.kind === 'opening'}
        onClick={state.kind === 'opening' ? undefined : open}
      >
        <span>Ask </span>AI
      </button>
      {isOpen && (
        <state.View
          withoutAssistant={state.withoutAssistant}
          takeTyped={() => takeTyped.current()}
          onClose={() => setState({kind: 'closed'})}
        />
      )}
    </section>
  );
}
