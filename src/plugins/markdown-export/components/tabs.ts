import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {element, replaceAll} from '../element.ts';

/** Tabs become a list of terms: the label of each tab, and its panel. */
export function writeTabs(article: Element): void {
  replaceAll(article, ':has(> [role=tablist])', (tabs) => {
    const panels = selectAll('[role=tabpanel]', tabs);
    const terms = selectAll('[role=tab]', tabs).flatMap((tab, index) => [
      element('dt', tab.children),
      element('dd', panels[index]?.children ?? []),
    ]);
    return panels.length > 0 ? [element('dl', terms)] : undefined;
  });
}
