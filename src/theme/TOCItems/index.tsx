import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import type {ReactNode} from 'react';

/** A table of contents whose marked line is the first script's (`src/client/before-react/follow-scroll.ts`). */
export default function TOCItemsUnmarked(props: Props): ReactNode {
  return <TOCItems {...props} linkActiveClassName={undefined} />;
}
