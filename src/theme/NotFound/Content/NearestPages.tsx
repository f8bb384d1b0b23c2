import Heading from '@theme/Heading';
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The pages whose addresses are nearest to the one asked for. They are known
 * in the browser only; their place is kept free for them.
 */
export function NearestPages(): ReactNode {
  const [shown, setShown] = useState<{View: ComponentType} | null>(null);
  useEffect(() => {
    // Without the script the page says less, and nothing wrong.
    import('../Suggestions').then(
      (module) => setShown({View: module.default}),
      () => undefined,
    );
  }, []);
  return (
    <section className={styles.suggestions} aria-labelledby="nearest-pages">
      <Heading as="h2" id="nearest-pages">
        Nearest addresses
      </Heading>
      <noscript>
        <p>Finding them needs JavaScript, which is off in this browser.</p>
      </noscript>
      <div role="status">{shown && <shown.View />}</div>
    </section>
  );
}
