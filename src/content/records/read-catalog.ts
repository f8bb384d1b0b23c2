import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {inspect} from 'node:util';
import type {z} from 'zod';
import {expertSchema} from '../../data/schemas/experts.ts';
import {lambdaPricesSchema} from '../../data/schemas/lambda-prices.ts';
import {licensePricesSchema} from '../../data/schemas/license-prices.ts';
import {showcaseSchema} from '../../data/schemas/showcase.ts';
import {teamSchema} from '../../data/schemas/team.ts';
import {templateSchema} from '../../data/schemas/templates.ts';
import {templateKindNames, type TemplateKind} from '../../data/template-kinds.ts';
import type {Catalog, Entry} from './catalog.ts';
import {findingAt, formatFinding, type Finding} from '../finding.ts';
import {readRecord, slugOf, type SourceFile} from './read-record.ts';

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
 * @throws BadRecordsError with the findings of every file
 */
export function readCatalog(sources: SourceFiles): Catalog {
  const findings: Finding[] = [];

  const readOne = <S extends z.ZodType>(source: SourceFile, schema: S) => {
    const read = readRecord(source, schema);
    if ('findings' in read) {
      findings.push(...read.findings);
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
      findings.push(emptyFolder(name, 'record'));
    }
    return sources[name].flatMap((source) =>
      readOne(source, schema).map(({slug, record}) => ({slug, path: pathOf(slug), ...record})),
    );
  };

  const readFigure = <S extends z.ZodType>(name: string, schema: S): z.infer<S> | undefined => {
    const source = sources.figures.find(({file}) => file.endsWith(`/${name}.yaml`));
    if (!source) {
      findings.push(emptyFolder('figures', `${name}.yaml`));
      return undefined;
    }
    return readOne(source, schema)[0]?.record;
  };

  for (const {file} of sources.figures) {
    if (!figureFiles.some((name) => name === slugOf(file))) {
      findings.push(unknownFigures(file));
    }
  }

  const experts = readAll('experts', expertSchema, (slug) => `/experts/${slug}`);
  const templates = readAll('templates', templateSchema, (slug) => `/templates/${slug}`);
  const showcase = readAll('showcase', showcaseSchema, (slug) => `/showcase/?video=${slug}`);
  const team = readAll('team', teamSchema, (slug) => `/about/#${slug}`);
  const licensePrices = readFigure(figureFiles[0], licensePricesSchema);
  const lambdaPrices = readFigure(figureFiles[1], lambdaPricesSchema);

  if (findings.length > 0 || !licensePrices || !lambdaPrices) {
    throw new BadRecordsError(findings);
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

const emptyFolder = (name: string, what: string): Finding => {
  const hint = `Add ${what === 'record' ? 'a record such as jane-doe.yaml' : what}, or restore the files.`;
  return findingAt({file: `${dataFolder}/${name}`}, 'record', `The folder has no ${what}.`, hint);
};

const unknownFigures = (file: string): Finding => {
  const hint = `Known are ${figureFiles.join('.yaml and ')}.yaml; another set needs a schema first.`;
  return findingAt({file}, 'record', 'The file is not a known set of figures.', hint);
};

/** The files of all records below a site's folder. */
export async function readSources(siteDir: string): Promise<SourceFiles> {
  const folders = collections.map(async (name) => [
    name,
    await readFolder(siteDir, `${dataFolder}/${name}`),
  ]);
  return Object.fromEntries(await Promise.all(folders)) as SourceFiles;
}

async function readFolder(siteDir: string, folder: string): Promise<SourceFile[]> {
  const names = await readdir(path.join(siteDir, folder)).catch(() => []);
  return Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .sort()
      .map(async (name) => ({
        file: `${folder}/${name}`,
        text: await readFile(path.join(siteDir, folder, name), 'utf8'),
      })),
  );
}

/** Stops the build. It prints as its message alone: the mistake is in a record, not in a program. */
export class BadRecordsError extends Error {
  constructor(readonly findings: readonly Finding[]) {
    super(`Some records are wrong:\n${findings.map(formatFinding).join('\n')}`);
    this.name = 'BadRecordsError';
    this.stack = this.message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}
