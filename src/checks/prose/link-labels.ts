import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Finding} from '../finding.ts';
import type {ProseRule} from './rule.ts';

const empty =
  /^(?:(?:click )?(?:here|this|there)|(?:this|the|that) (?:page|link|guide|article|section|document)|(?:click|tap)\b.*|link|page|more|(?:read|learn|see) (?:more|this|here)|docs|documentation|the docs)$/i;

/** Links whose label says nothing when it is read on its own, as in a list of links. */
export const findEmptyLabels: ProseRule = ({file, tree}) => {
  const findings: Finding[] = [];
  visit(tree, 'link', (link) => {
    const label = toString(link).trim();
    const {line, column} = link.position!.start;
    if (empty.test(label) || /^https?:\/\//.test(label)) {
      findings.push({
        file,
        line,
        column,
        rule: 'link-label',
        message: `The link's label "${label}" does not say where it goes.`,
        remedy: 'Use the title of the page, or what readers find there, as the label.',
      });
    }
  });
  return findings;
};
