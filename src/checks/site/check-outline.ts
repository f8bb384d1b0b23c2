import type {BuiltPage, BuiltSite} from './built-page.ts';
import {start, type PageFinding, type PageResult} from './page-result.ts';
import {pagesToRead} from './resolve-address.ts';

function headings(page: BuiltPage): PageFinding[] {
  const {length} = page.h1s;
  return length === 1
    ? []
    : [
        {
          page,
          place: page.h1s[1] ?? start,
          rule: 'one-h1',
          message: `The page has ${length === 0 ? 'no' : length} h1 headings instead of one.`,
          remedy: 'The title is the only h1; headings in the text begin with ##.',
        },
      ];
}

const repeatedIds = (page: BuiltPage): PageFinding[] =>
  [...page.ids].flatMap(([id, places]) =>
    places.length === 1
      ? []
      : [
          {
            page,
            place: places[1]!,
            needle: id,
            rule: 'unique-id',
            message: `The id "${id}" is on the page ${places.length} times.`,
            remedy: 'Give each element its own id; two equal headings need different words.',
          },
        ],
  );

/** Every page has one h1, and no id twice. */
export function checkOutline(site: BuiltSite): PageResult {
  const read = pagesToRead(site);
  return {
    name: 'outlines',
    inspected: read.length,
    unit: 'pages',
    findings: read.flatMap((page) => [...headings(page), ...repeatedIds(page)]),
  };
}
