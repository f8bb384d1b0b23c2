import type {z} from 'zod';
import {expertSchema} from '../../data/schemas/experts.ts';
import {lambdaPricesSchema} from '../../data/schemas/lambda-prices.ts';
import {licensePricesSchema} from '../../data/schemas/license-prices.ts';
import {showcaseSchema} from '../../data/schemas/showcase.ts';
import {teamSchema} from '../../data/schemas/team.ts';
import {templateSchema} from '../../data/schemas/templates.ts';
import {templateKindNames, type TemplateKind} from '../../data/template-kinds.ts';
import {BadRecordsError} from './bad-records-error.ts';
import type {Catalog, Entry} from './catalog.ts';
import {readRecord, slugOf, type Problem, type SourceFile} from './read-record.ts';

/** Folder of all records, from the root of the site. */
export const dataFolder = 'src/data';

/** The folders below it. */
export const collections = ['experts', 'templates', 'showcase', 'team', 'figures'] as const;

export type SourceFiles = Record<(typeof collections)[number], SourceFile[]>;

const figureFiles = ['license-prices', 'lambda-prices'] as const;

const kindRank = (kind: TemplateKind) => templateKindNames.indexOf(kind);

const byText = (a: string, b: string) => a.localeCompare(b, 'en');

/**
 * Reads all records, in the order in which the site shows them: experts by the
 * day of their entry, templates by kind, the showcase with the newest first.
 * @throws BadRecordsError with every problem of every file
 */
export function readCatalog(sources: SourceFiles): Catalog {
  const problems: Problem[] = [];

  const readFile = <S extends z.ZodType>(source: SourceFile, schema: S) => {
    const read = readRecord(source, schema);
    if ('problems' in read) {
      problems.push(...read.problems);
      return [];
    }
    return [read];
  };

  const readAll = <S extends z.ZodType<object>>(
    name: keyof SourceFiles,
    schema: S,
    pathOf: (slug: string) => string,
  ): Entry<z.infer<S>>[] => {
    if (sources[name].length === 0) {
      problems.push(emptyFolder(name, 'record'));
    }
    return sources[name].flatMap((source) =>
      readFile(source, schema).map(({slug, record}) => ({slug, path: pathOf(slug), ...record})),
    );
  };

  const readFigure = <S extends z.ZodType>(name: string, schema: S): z.infer<S> | undefined => {
    const source = sources.figures.find(({file}) => file.endsWith(`/${name}.yaml`));
    if (!source) {
      problems.push(emptyFolder('figures', `${name}.yaml`));
      return undefined;
    }
    return readFile(source, schema)[0]?.record;
  };

  for (const {file} of sources.figures) {
    if (!figureFiles.some((name) => name === slugOf(file))) {
      problems.push(unknownFigures(file));
    }
  }

  const experts = readAll('experts', expertSchema, (slug) => `/experts/${slug}`);
  const templates = readAll('templates', templateSchema, (slug) => `/templates/${slug}`);
  const showcase = readAll('showcase', showcaseSchema, (slug) => `/showcase/?video=${slug}`);
  const team = readAll('team', teamSchema, (slug) => `/about/#${slug}`);
  const licensePrices = readFigure(figureFiles[0], licensePricesSchema);
  const lambdaPrices = readFigure(figureFiles[1], lambdaPricesSchema);

  if (problems.length > 0 || !licensePrices || !lambdaPrices) {
    throw new BadRecordsError(problems);
  }
  return {
    experts: experts.sort((a, b) => byText(a.since, b.since) || byText(a.name, b.name)),
    templates: templates.sort(
      (a, b) => kindRank(a.kind) - kindRank(b.kind) || byText(a.slug, b.slug),
    ),
    showcase: showcase.sort((a, b) => byText(b.submitted, a.submitted) || byText(a.title, b.title)),
    team: team.sort((a, b) => byText(a.name, b.name)),
    figures: {licensePrices, lambdaPrices},
  };
}

const emptyFolder = (name: string, what: string): Problem => ({
  file: `${dataFolder}/${name}`,
  line: 1,
  field: 'folder',
  rule: `has no ${what}`,
  remedy: `Add ${what === 'record' ? 'a record such as jane-doe.yaml' : what}, or restore the files.`,
});

const unknownFigures = (file: string): Problem => ({
  file,
  line: 1,
  field: 'file name',
  rule: 'is not a known set of figures',
  remedy: `Known are ${figureFiles.join('.yaml and ')}.yaml; another set needs a schema first.`,
});
