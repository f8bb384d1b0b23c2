import {Button} from '@site/src/components/Button';
import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import type {SearchClient} from '../client';
import {useSuggestions} from '../useSuggestions';
import type {Ended} from './docsearch-client';
import {typeInto} from './docsearch-patches';

type PortalProps = {
  root: RefObject<HTMLElement | null>;
  /** Selector of the screen, which the modal draws and takes away. */
  screen: string;
  /** Selector of the part of the screen to come before; else the children come at its end. */
  before?: string;
  children: ReactNode;
};

/** Adds to a screen of the modal what the modal has no slot for. */
function ScreenPortal({root, screen, before, children}: PortalProps): ReactNode {
  const [host] = useState(() => document.createElement('div'));
  const [isShown, setIsShown] = useState(false);

  // The root is there when effects run, not yet when layout effects of what it holds do.
  useEffect(() => {
    const place = () => {
      const target = root.current?.querySelector(screen);
      if (target && host.parentElement !== target) {
        target.insertBefore(host, before ? target.querySelector(before) : null);
      }
      setIsShown(Boolean(target));
    };
    const watcher = new MutationObserver(place);
    place();
    watcher.observe(root.current!, {childList: true, subtree: true});
    return () => {
      watcher.disconnect();
      host.remove();
    };
  }, [before, host, root, screen]);

  return isShown && createPortal(children, host);
}

type SuggestionsProps = {client: SearchClient; query: string; onChoose: (text: string) => void};

/** What to search for instead, drawn like the modal's own suggestions, which know only earlier results. */
function Suggestions({client, query, onChoose}: SuggestionsProps): ReactNode {
  const suggestions = useSuggestions(client, query);
  return (
    suggestions.length > 0 && (
      <div className="search-suggestions">
        <p id="search-suggestions" className="DocSearch-Help">
          Try searching for
        </p>
        <ul aria-labelledby="search-suggestions">
          {suggestions.map((text) => (
            <li key={text}>
              <button type="button" className="DocSearch-Prefill" onClick={() => onChoose(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

type RetryProps = {
  /** Another object for every failure. */
  failure: object | null;
  onRetry: () => void;
  /** Called when the button has done its work and goes away, and the focus with it. */
  onDone: () => void;
};

/** Asks again, and says so for as long as it takes. */
function RetryButton({failure, onRetry, onDone}: RetryProps): ReactNode {
  const [retried, setRetried] = useState<object | null>(null);
  const isRetrying = retried !== null && retried === failure;
  const wasPressed = useRef(false);
  const done = useRef(onDone);

  useEffect(() => {
    done.current = onDone;
  }, [onDone]);
  useEffect(
    () => () => {
      if (wasPressed.current) {
        done.current();
      }
    },
    [],
  );

  return (
    // A disabled button would lose the focus.
    <Button
      className="search-retry"
      aria-disabled={isRetrying}
      onClick={() => {
        wasPressed.current = true;
        setRetried(failure);
        onRetry();
      }}
    >
      {isRetrying ? 'Retrying …' : 'Retry'}
    </Button>
  );
}

type Props = {
  client: SearchClient;
  dialog: RefObject<HTMLDialogElement | null>;
  /** How the last search ended. */
  ended: Ended | null;
  onRetry: () => void;
};

/** What the modal's screens lack: suggestions where nothing is found, a second try after a failure. */
export function ModalExtras({client, dialog, ended, onRetry}: Props): ReactNode {
  const field = () => dialog.current?.querySelector('input') ?? null;
  return (
    <>
      <ScreenPortal root={dialog} screen=".DocSearch-NoResults" before=".DocSearch-Help:last-child">
        {ended?.answer?.total === 0 && (
          <Suggestions
            client={client}
            query={ended.query}
            onChoose={(text) => typeInto(field()!, text)}
          />
        )}
      </ScreenPortal>
      <ScreenPortal root={dialog} screen=".DocSearch-ErrorScreen">
        <RetryButton failure={ended} onRetry={onRetry} onDone={() => field()?.focus()} />
      </ScreenPortal>
    </>
  );
}
