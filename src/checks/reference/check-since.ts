import type {Since} from '../../../api/since/since.ts';
import {findingAt, type Finding} from '../../content/finding.ts';
import {type Facts, type PageApi, type ReferencePage} from '../../content/reference/page-apis.ts';
import {factSections, isAbout, withoutOwner} from '../../content/reference/sections.ts';
import {agrees, sinceOfApi, sinceOfOption, sinceText} from '../../content/reference/since.ts';

const written = /<Since\s+version="([^"]+)"/;

/** Compares versions that an author wrote, in the front matter or below an option, with those known. */
export function checkSince({page, apis}: ReferencePage, facts: Facts): Finding[] {
  const [first] = apis;
  if (!first) {
    return [];
  }
  const {since} = page.frontMatter;
  const ofPage = sinceOfApi(first, facts);
  return [
    ...(typeof since === 'string' && ofPage && !agrees(since, ofPage)
      ? [disagreement(page.file, page.fieldLines.since, first.reference, ofPage, since)]
      : []),
    ...apis.flatMap((one) => belowHeadings({page, apis}, one, facts)),
  ];
}

function belowHeadings(
  {page, apis}: Pick<ReferencePage, 'page' | 'apis'>,
  one: PageApi,
  facts: Facts,
): Finding[] {
  const lines = page.text.split('\n');
  return factSections(page.tree)
    .filter((section) => isAbout(section, one.api, apis[0]?.api))
    .flatMap(({role, entries}) =>
      entries.flatMap(({heading, names}) => {
        const start = heading.position?.end.line ?? 0;
        const length = lines.slice(start).findIndex((line) => line.startsWith('#'));
        const below = lines.slice(start, length < 0 ? undefined : start + length);
        const at = below.findIndex((line) => written.test(line));
        const version = written.exec(below[at] ?? '')?.[1];
        const name = withoutOwner(names[0] ?? '', one.api);
        const known = sinceOfOption(one, role, name, facts) ?? sinceOfApi(one, facts);
        return version && known && !agrees(version, known)
          ? [disagreement(page.file, start + at + 1, name, known, version)]
          : [];
      }),
    );
}

const disagreement = (
  file: string,
  line: number | undefined,
  name: string,
  known: Since,
  version: string,
): Finding =>
  findingAt(
    {file, line},
    'reference-since',
    `${name} is said to be there since ${version}, but it is since ${sinceText(known)}.`,
    'Take the version away: the page shows the one in api/facts/since.json.',
  );
