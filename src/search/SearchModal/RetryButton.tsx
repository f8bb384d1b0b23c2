import {Button} from '@site/src/components/Button';
import {useEffect, useRef, useState, type ReactNode} from 'react';

type Props = {
  /** Another object for every failure. */
  failure: object | null;
  onRetry: () => void;
  /** Called when the button has done its work and goes away, and the focus with it. */
  onDone: () => void;
};

/** Asks again, and says so for as long as it takes. */
export function RetryButton({failure, onRetry, onDone}: Props): ReactNode {
  const [retried, setRetried] = useState<object | null>(null);
  const isRetrying = retried !== null && retried === failure;
  const wasPressed = useRef(false);
  const done = useRef(onDone);

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
