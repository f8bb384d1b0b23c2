import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PageEntry} from '@site/src/plugins/page-index/describe-page';
import {loadPages} from '@site/src/search/pages';
import {rankPages} from '@site/src/search/rank';
import {useRef, useState} from 'react';
import {useKeptQuestion} from './kept-question';
import {questionLimit} from './question-limit';

const mostPages = 5;

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
  const [question, change] = useKeptQuestion();
  const [state, setState] = useState<State>({kind: 'ready'});
  const latest = useRef(0);

  const find = async (given = question) => {
    const asked = given.trim().slice(0, questionLimit);
    if (!asked) {
      return;
    }
    const turn = ++latest.current;
    const end = (ended: State) => turn === latest.current && setState(ended);
    setState({kind: 'finding'});
    try {
      const ranked = rankPages(await loadPages(baseUrl), asked);
      end({
        kind: 'found',
        question: asked,
        pages: ranked.slice(0, mostPages).map(({page}) => page),
      });
    } catch {
      end({kind: 'failed', offline: !navigator.onLine});
    }
  };

  return {question, change, find, state};
}
