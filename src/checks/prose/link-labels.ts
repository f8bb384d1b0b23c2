import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {findingAt, type Finding} from '../../content/finding.ts';
import type {ProseRule} from './find-words.ts';

const empty =
  /^(?:(?:click )?(?:here|this|there)|(?:this|the|that) (?:page|link|guide|article|section|document)|(?:click|tap)\b.*|link|page|more|(?:read|learn|see) (?:more|this|here))$/i;
/** Enough in the navigation, where all that is around it are links too; not in a sentence. */
const emptyInProse = /^(?:docs|documentation|the docs)$/i;

/** Whether a link's label does not describe where it goes. */
export const isEmptyLabel = (label: string): boolean =>
  empty.test(label) || /^https?:\/\//.test(label);

export const emptyLabel = (location: Parameters<typeof findingAt>[0], label: string): Finding =>
  findingAt(
    location,
    'link-label',
    `The link's label "${label}" does not say where it goes.`,
    'Use the title of the page, or what readers find there, as the label.',
  );

/** Links whose label means nothing when it is read on its own, as in a list of links. */
export const findEmptyLabels: ProseRule = ({file, tree}) => {
  const findings: Finding[] = [];
  visit(tree, 'link', (link) => {
    const label = toString(link).trim();
    if (isEmptyLabel(label) || emptyInProse.test(label)) {
      findings.push(emptyLabel({file, ...link.position!.start}, label));
    }
  });
  return findings;
};
