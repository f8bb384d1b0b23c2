import {Commands, CreateVideo, Install} from './Commands';
import {Compatibility} from './Compatibility';
import {Credits} from './Credits';
import {FormerId} from './FormerId';
import {Gallery} from './Gallery';
import {Since} from './Since';
import {Table} from './Table';

/**
 * Components that authors may use in MDX without an import, and the one that
 * renders Markdown's tables. `Demo` and `DemoStill` are added to the pages that
 * use them by `src/plugins/demos`, so that other pages do not load them.
 */
export const mdxComponents = {
  Commands,
  Compatibility,
  CreateVideo,
  Credits,
  FormerId,
  Gallery,
  Install,
  Since,
  table: Table,
};
