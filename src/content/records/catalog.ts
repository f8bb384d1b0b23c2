import type {Expert} from '../../data/schemas/experts.ts';
import type {LambdaPrices} from '../../data/schemas/lambda-prices.ts';
import type {LicensePrices} from '../../data/schemas/license-prices.ts';
import type {ShowcaseRecord} from '../../data/schemas/showcase.ts';
import type {TeamMember} from '../../data/schemas/team.ts';
import type {Template} from '../../data/schemas/templates.ts';

/** A record with its address on this site, without the base URL. */
export type Entry<T> = T & {slug: string; path: string};

/** Figures that calculators and pages count with. */
export type Figures = {licensePrices: LicensePrices; lambdaPrices: LambdaPrices};

/** All records, checked and in the order in which the site shows them. */
export type Catalog = {
  experts: Entry<Expert>[];
  templates: Entry<Template>[];
  showcase: Entry<ShowcaseRecord>[];
  team: Entry<TeamMember>[];
  figures: Figures;
};

/** The page before or after a profile. */
export type Neighbour = {name: string; path: string};

/** A record of a list with its neighbours, as its own page receives it. */
export type Profile<T> = {
  record: Entry<T>;
  previous: Neighbour | null;
  next: Neighbour | null;
};

/** The few fields of records that the home page shows. */
export type HomeCatalog = {
  templates: Pick<Entry<ShowcaseRecord>, HomeField>[];
  showcase: Pick<Entry<ShowcaseRecord>, 'title' | 'topic' | 'slug' | 'path'>[];
};

type HomeField = 'title' | 'slug' | 'path' | 'width' | 'height';
