import {readFileSync} from 'node:fs';

/** The text of a page of the docs, by its address below them. */
export const readDoc = (page: string): string => readFileSync(`docs/${page}.mdx`, 'utf8');

/** What stands in backticks in the lines of a page that match, in order. */
export const codeInLines = (page: string, lines: RegExp): string[] =>
  (readDoc(page).match(lines) ?? []).flatMap((line) =>
    [...line.matchAll(/`([^`]+)`/g)].map(([, code]) => code!),
  );

/** The numbers in the other cells of the row that begins with this one, in order. */
export const numbersInRow = (page: string, cell: string): number[] => {
  const row = readDoc(page)
    .split('\n')
    .find((line) => line.startsWith(`| ${cell} |`));
  return [...(row ?? '').slice(cell.length + 4).matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) =>
    Number(number.replaceAll(',', '')),
  );
};
