import {useEffect, useRef, useState} from 'react';

type State = 'ready' | 'copied' | 'missing' | 'forbidden';

const messages: Record<State, string> = {
  ready: '',
  copied: 'Copied',
  missing: 'The Markdown did not arrive. Try again.',
  forbidden: 'Copying is not allowed here. View the Markdown and copy it there.',
};

async function fetchText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) {
    throw new Error(`${href} answered ${response.status}`);
  }
  return response.text();
}

type Markdown = {
  /** Fetches the text, once, so that a click finds it here. */
  prefetch: () => void;
  copy: () => Promise<void>;
  /** How copying went, in words. */
  said: string;
};

/** The Markdown of a page, to copy. A fetch that failed is tried again by the next call. */
export function useMarkdown(href: string): Markdown {
  const text = useRef<Promise<string>>(undefined);
  const [state, setState] = useState<State>('ready');

  useEffect(() => {
    if (state !== 'copied') {
      return undefined;
    }
    const timer = setTimeout(() => setState('ready'), 2500);
    return () => clearTimeout(timer);
  }, [state]);

  const load = (): Promise<string> => {
    text.current ??= fetchText(href).catch((error: unknown) => {
      text.current = undefined;
      throw error;
    });
    return text.current;
  };

  return {
    said: messages[state],
    prefetch: () => void load().catch(() => {}),
    copy: async () => {
      setState('ready');
      const markdown = await load().catch(() => undefined);
      if (markdown === undefined) {
        setState('missing');
        return;
      }
      try {
        await navigator.clipboard.writeText(markdown);
        setState('copied');
      } catch {
        setState('forbidden');
      }
    },
  };
}
