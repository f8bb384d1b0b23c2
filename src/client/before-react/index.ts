import {answer} from './answers';
import {guardHistory} from './guard-history';
import {awaitTouch} from './hydrate';
import {leavePages} from './leave-page';
import {reachTables} from './reach-tables';
import {repeatInput} from './repeat-input';

/*
 * The first script: what a page does before React is there. It is small, and comes with the page; React's
 * parts later replace what it shows.
 */

window.answerEarly = answer;
leavePages();
guardHistory();
repeatInput();
awaitTouch();
reachTables();
