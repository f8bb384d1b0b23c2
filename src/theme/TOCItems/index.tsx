import {useThemeConfig} from '@docusaurus/theme-common';
import {useFilteredAndTreeifiedTOC, type TOCTreeNode} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TOCItems';
import Tree from '@theme/TOCItems/Tree';
import {useMemo, type ReactNode} from 'react';

/** A long name breaks between its words: `overrideInternal` `ClassName`. */
const withBreaks = ({value, children, ...item}: TOCTreeNode): TOCTreeNode => ({
  ...item,
  value: value.replace(/([a-z])(?=[A-Z])/g, '$1<wbr>'),
  children: children.map(withBreaks),
});

/**
 * A table of contents, of which `src/client/reading` marks the line of the section that is read. All lists of a page have
 * the same HTML, which compression then has for nothing.
 */
export default function TOCItems({
  toc,
  className = 'table-of-contents table-of-contents__left-border',
  linkClassName: _unused,
  linkActiveClassName: _unusedToo,
  minHeadingLevel,
  maxHeadingLevel,
  ...props
}: Props): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const tree = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  });
  const broken = useMemo(() => tree.map(withBreaks), [tree]);
  return (
    <Tree {...props} toc={broken} className={className} linkClassName="table-of-contents__link" />
  );
}
