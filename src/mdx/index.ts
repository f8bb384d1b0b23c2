import {Commands} from './Commands';
import {Compatibility} from './Compatibility';
import {CreateVideo} from './CreateVideo';
import {Credits} from './Credits';
import {FormerId} from './FormerId';
import {Install} from './Install';
import {Since} from './Since';
import {Table} from './Table';

/**
 * What authors may use in MDX without importing it, by name, and what stands for
 * Markdown's own tables. `Demo` and `DemoStill` are not among them: the build
 * adds them to the pages that use one (`src/plugins/demos`), so that other pages
 * do not load them.
 */
export const mdxComponents = {
  Commands,
  Compatibility,
  CreateVideo,
  Credits,
  FormerId,
  Install,
  Since,
  table: Table,
};
