import {Commands} from './Commands';
import {CreateVideo} from './CreateVideo';
import {Install} from './Install';
import {Table} from './Table';

/** What authors may use in MDX without importing it, by name, and what stands for Markdown's own tables. */
export const mdxComponents = {Commands, CreateVideo, Install, table: Table};
