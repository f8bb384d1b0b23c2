import type {Notice, NoticeEventName} from '@site/src/plugins/early-scripts/show-notice';

const eventName: NoticeEventName = 'site:notice';

/** Shows a notice at the bottom of the window; it replaces the last one, and null removes it. */
export const notify = (detail: Notice): boolean =>
  document.dispatchEvent(new CustomEvent(eventName, {detail}));
