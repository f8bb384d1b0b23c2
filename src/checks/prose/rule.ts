import type {Finding} from '../finding.ts';
import type {Page} from '../page.ts';

/** One rule of how pages are written. */
export type ProseRule = (page: Page) => Finding[];
