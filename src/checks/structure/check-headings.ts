import type {Finding} from '../finding.ts';
import type {Page} from '../page.ts';
import {headingsOf, type PageHeading} from './headings.ts';

/** Headings that are out of order, and ids that stand twice on a page. */
export function checkHeadings(page: Page): Finding[] {
  const headings = headingsOf(page);
  return headings.flatMap((heading, index) => [
    ...outOfOrder(page, heading, headings[index - 1]),
    ...doubledId(page, heading, headings.slice(0, index)),
  ]);
}

function outOfOrder(
  {file}: Page,
  {depth, line, column, text}: PageHeading,
  previous: PageHeading | undefined,
): Finding[] {
  const place = {file, line, column, rule: 'heading-order'};
  if (depth === 1) {
    const message = `"${text}" is a heading of level 1, which the title of the page is already.`;
    return [{...place, message, remedy: 'Write ## instead of #.'}];
  }
  const deepest = (previous?.depth ?? 1) + 1;
  if (depth <= deepest) {
    return [];
  }
  const before = previous ? `"${previous.text}" of level ${previous.depth}` : 'the title';
  return [
    {
      ...place,
      message: `"${text}" is a heading of level ${depth} and follows ${before}.`,
      remedy: `Write ${'#'.repeat(deepest)}, or put a heading of that level between the two.`,
    },
  ];
}

function doubledId(
  {file}: Page,
  {id, line, column, text}: PageHeading,
  before: readonly PageHeading[],
): Finding[] {
  const first = before.find((heading) => heading.id === id);
  return first
    ? [
        {
          file,
          line,
          column,
          rule: 'heading-id',
          message: `"${text}" has the id "${id}", as the heading in line ${first.line} has.`,
          remedy: 'Give one of them another id, as in: ## Heading {/* #another-id */}.',
        },
      ]
    : [];
}
