import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import type {ReactNode} from 'react';

/** A table of contents of which `src/client/reading` marks the line of the section that is read. */
export default function TOCItemsUnmarked(props: Props): ReactNode {
  return <TOCItems {...props} linkActiveClassName={undefined} />;
}
