import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useRef} from 'react';
import {emptyQuery, readQuery, writeQuery, type ShowcaseQuery} from './query';

/** Kept with an entry of the history whose dialog was opened from the list. */
type Origin = {fromList?: true} | undefined;

type ShowcaseState = ShowcaseQuery & {
  setText: (text: string) => void;
  openVideo: (slug: string) => void;
  /** Shows another entry in the open dialog. */
  moveTo: (slug: string) => void;
  closeVideo: () => void;
  /** Takes away tag and text. */
  showAll: () => void;
};

/**
 * What the address asks for, and how to change it. Opening a dialog is a step
 * that the back button takes back; moving inside it and typing are none. The
 * built HTML, and the first render that takes it over, ask for nothing.
 */
export function useShowcaseQuery(): ShowcaseState {
  const {search} = useLocation();
  const history = useHistory<Origin>();
  const isBrowser = useIsBrowser();
  const query = isBrowser ? readQuery(search) : emptyQuery;
  const left = useRef<object>(undefined);

  /** The address as it will be, which may be ahead of the one rendered. */
  const changed = (change: Partial<ShowcaseQuery>) => ({
    search: writeQuery({...readQuery(history.location.search), ...change}),
    state: history.location.state,
  });

  const moveTo = (video: string) => history.replace(changed({video}));

  return {
    ...query,
    setText: (text) => history.replace(changed({text})),
    openVideo: (video) => {
      // Pressed again before the dialog covered the list, it is still one step.
      if (readQuery(history.location.search).video) {
        moveTo(video);
      } else {
        history.push({...changed({video}), state: {fromList: true}});
      }
    },
    moveTo,
    showAll: () => history.push({search: writeQuery(emptyQuery)}),
    closeVideo: () => {
      // Going back takes a moment, in which a second Escape must not go back further.
      if (left.current === history.location) {
        return;
      }
      left.current = history.location;
      if (history.location.state?.fromList) {
        history.goBack();
      } else {
        history.replace(changed({video: null}));
      }
    },
  };
}
