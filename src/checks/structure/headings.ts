import {findingAt, type Finding} from '../../content/finding.ts';
import type {Page} from '../../content/page.ts';
import {headingsOf, type PageHeading} from '../../content/outline.ts';

/** Headings that are out of order, and ids that a page has twice. */
export function checkHeadings(page: Page): Finding[] {
  const headings = headingsOf(page);
  return headings.flatMap((heading, index) => [
    ...outOfOrder(page, heading, headings[index - 1]),
    ...duplicateId(page, heading, headings.slice(0, index)),
    ...duplicateText(page, heading, headings.slice(0, index)),
  ]);
}

function outOfOrder(
  {file}: Page,
  {depth, text, ...location}: PageHeading,
  previous: PageHeading | undefined,
): Finding[] {
  const report = (message: string, hint: string) => [
    findingAt({file, ...location}, 'heading-order', message, hint),
  ];
  if (depth === 1) {
    const message = `"${text}" is a heading of level 1, which the title of the page is already.`;
    return report(message, 'Write ## instead of #.');
  }
  const deepest = (previous?.depth ?? 1) + 1;
  if (depth <= deepest) {
    return [];
  }
  const before = previous ? `"${previous.text}" of level ${previous.depth}` : 'the title';
  return report(
    `"${text}" is a heading of level ${depth} and follows ${before}.`,
    `Write ${'#'.repeat(deepest)}, or put a heading of that level between the two.`,
  );
}

function duplicateId(
  {file}: Page,
  {id, text, ...location}: PageHeading,
  before: readonly PageHeading[],
): Finding[] {
  const first = before.find((heading) => heading.id === id);
  if (!first) {
    return [];
  }
  const message = `"${text}" has the id "${id}", as the heading in line ${first.line} has.`;
  const hint = 'Give one of them another id, as in: ## Heading {/* #another-id */}.';
  return [findingAt({file, ...location}, 'heading-id', message, hint)];
}

/** The same words twice in one section: the second id gets a number, which moves with the first. */
function duplicateText(
  {file}: Page,
  {text, depth, ...location}: PageHeading,
  before: readonly PageHeading[],
): Finding[] {
  const parent = before.findLastIndex((heading) => heading.depth < depth);
  const first = before
    .slice(parent + 1)
    .find((heading) => heading.depth === depth && heading.text === text);
  if (!first) {
    return [];
  }
  const message = `The section has the heading "${text}" in line ${first.line} already.`;
  const hint = 'Say what is different about this one, or merge the two.';
  return [findingAt({file, ...location}, 'heading-twice', message, hint)];
}
