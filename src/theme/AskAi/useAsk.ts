import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PageEntry} from '@site/src/plugins/page-index/describe-page';
import {prepareEmbedded} from '@site/src/search/embedded';
import {useRef, useState} from 'react';
import {findPages} from './find-pages';
import {useKeptQuestion} from './kept-question';
import {questionLimit} from './question-limit';

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

/** A question, and the pages of this site that fit it best. */
export function useAsk(): Ask {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [question, keep] = useKeptQuestion();
  const [state, setState] = useState<State>({kind: 'ready'});
  const latest = useRef(0);
  const prepared = useRef(false);

  const change = (text: string) => {
    keep(text);
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
