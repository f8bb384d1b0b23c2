import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PageEntry} from '@site/src/plugins/built-pages/page-list';
import {prepareEmbedded} from '@site/src/search/embedded';
import {useRef, useState, useSyncExternalStore} from 'react';
import {findPages, questionLimit} from './find-pages';

const storageKey = 'ask-ai.question';
const listeners = new Set<() => void>();
let storedQuestion: string | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readQuestion(): string {
  if (storedQuestion === undefined) {
    try {
      storedQuestion = sessionStorage.getItem(storageKey)?.slice(0, questionLimit) ?? '';
    } catch {
      storedQuestion = '';
    }
  }
  return storedQuestion;
}

function writeQuestion(text: string): void {
  storedQuestion = text;
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // Without storage the question lasts until the page is closed.
  }
  listeners.forEach((listener) => listener());
}

type State =
  | {kind: 'ready'}
  | {kind: 'finding'}
  | {kind: 'failed'; offline: boolean}
  | {kind: 'found'; question: string; pages: PageEntry[]};

export type Ask = {
  question: string;
  change: (question: string) => void;
  /** Looks for the pages that fit; without an argument, those of the question being written. */
  find: (question?: string) => void;
  state: State;
};

/** A question, shared by all panels until the tab is closed, and the pages that fit it best. */
export function useAsk(): Ask {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const question = useSyncExternalStore(subscribe, readQuestion, () => '');
  const [state, setState] = useState<State>({kind: 'ready'});
  const latest = useRef(0);
  const prepared = useRef(false);

  const change = (text: string) => {
    writeQuestion(text);
    if (!prepared.current) {
      // The index arrives while the question is being written.
      prepared.current = true;
      prepareEmbedded(baseUrl);
    }
  };

  const find = async (given = question) => {
    const asked = given.trim().slice(0, questionLimit);
    if (!asked) {
      return;
    }
    const turn = ++latest.current;
    const end = (ended: State) => turn === latest.current && setState(ended);
    setState({kind: 'finding'});
    try {
      end({kind: 'found', question: asked, pages: await findPages(baseUrl, asked)});
    } catch {
      end({kind: 'failed', offline: !navigator.onLine});
    }
  };

  return {question, change, find, state};
}
