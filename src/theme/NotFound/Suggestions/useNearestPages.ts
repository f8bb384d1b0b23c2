import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PageEntry} from '@site/src/plugins/page-index/describe-page';
import {useEffect, useState} from 'react';
import {loadPages} from './load-pages';
import {nearestPaths} from './nearest';

const most = 5;

type State =
  {kind: 'loading'} | {kind: 'failed'} | {kind: 'found'; requested: string; pages: PageEntry[]};

/** The pages with the addresses nearest to the present one. */
export function useNearestPages(): State & {retry: () => void} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({kind: 'loading'});

  useEffect(() => {
    let current = true;
    const end = (ended: State) => current && setState(ended);
    const requested = `/${pathname.slice(baseUrl.length)}`;
    loadPages(baseUrl).then(
      (pages) => {
        const paths = nearestPaths(
          requested,
          pages.map(({path}) => path),
          most,
        );
        const found = paths.map((path) => pages.find((page) => page.path === path)!);
        end({kind: 'found', requested, pages: found});
      },
      () => end({kind: 'failed'}),
    );
    return () => {
      current = false;
    };
  }, [attempt, baseUrl, pathname]);

  const retry = () => {
    setState({kind: 'loading'});
    setAttempt((before) => before + 1);
  };
  return {...state, retry};
}
