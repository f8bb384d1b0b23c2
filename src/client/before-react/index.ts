import {answer} from './answers';
import {guardHistory} from './guard-history';
import {awaitTouch, hydrate} from './hydrate';
import {leavePages} from './leave-page';
import {reachTables} from './reach-tables';
import {repeatInput} from './repeat-input';

/*
 * The first script: what a page does before React is there. It is small, and comes with the page; React's
 * parts later replace what it shows.
 */

const hasInputs = window.earlyInputs !== undefined;
window.earlyInputs ??= {
  address: window.location.pathname + window.location.search,
  inputs: [],
  hasStepped: false,
  isTyping: false,
  stop: () => {},
};
window.answerEarly = answer;
leavePages();
guardHistory();
repeatInput();
awaitTouch();
if (!hasInputs) {
  // Something keeps inline scripts from the page: nothing tells of a touch.
  hydrate();
}
reachTables();
