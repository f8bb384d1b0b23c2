import Tree from '@theme-original/TOCItems/Tree';
import type {Props} from '@theme/TOCItems/Tree';
import {useMemo, type ReactNode} from 'react';

type Toc = Props['toc'][number];

/** A long name breaks between its words: `overrideInternal` `ClassName`. */
const withBreaks = ({value, children, ...item}: Toc): Toc => ({
  ...item,
  value: value.replace(/([a-z])(?=[A-Z])/g, '$1<wbr>'),
  children: children.map(withBreaks),
});

/** The table of contents, whose names are as long as the API has them. */
export default function TOCItemsTree({toc, ...props}: Props): ReactNode {
  const broken = useMemo(() => toc.map(withBreaks), [toc]);
  return <Tree {...props} toc={broken} />;
}
