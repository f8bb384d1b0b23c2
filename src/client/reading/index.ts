import {isHydrated, whenHydrated} from '../before-react/hydrate';
import {awaitNeed} from './await-need';
import {closeCovering} from './close-covering';
import {copyEarly} from './copy-early';
import {fetchAhead} from './fetch-ahead';
import {followScroll} from './follow-scroll';
import {handOverMenu} from './hand-over-menu';
import {showTab} from './show-tab';
import {closeAgain} from './toggle-category';

export {toggleCategory} from './toggle-category';

/**
 * What a page does for a reader who is there, with React and without.
 *
 * @param scrollY where the page was scrolled to when the reader came
 * @param hash of the address then
 * @param isReactComing whether React's scripts were asked for before
 */
export function accompany(scrollY: number, hash: string, isReactComing: boolean): void {
  followScroll(scrollY);
  closeCovering(hash);
  if (isHydrated()) {
    handOverMenu();
    return;
  }
  if (!isReactComing) {
    fetchAhead();
    awaitNeed();
    copyEarly();
  }
  document.addEventListener('click', showTab, true);
  whenHydrated(() => {
    document.removeEventListener('click', showTab, true);
    handOverMenu();
    const site = document.querySelector('#__docusaurus')!;
    setTimeout(closeAgain, 0, site, site);
  });
}
