import * as z from 'zod';
import {site} from '../../config/site.ts';
import {coverNames} from '../../demos/pictures/cover-names.ts';

const title = z.string().min(1);
/** One sentence for search results and lists. */
const description = z.string().min(60).max(160);
/** Last part of the address, where it is not the file's name. */
const slug = z.string().min(1);

const apiName = z.string().regex(/^(@remotion\/)?[a-z][\w/-]*#[\w$]+(\.[\w$]+)*$/, {
  error: 'must be a package and an export. Write "remotion#interpolate", or a list of such.',
});
const api = z.union([apiName, z.array(apiName).min(1)], {
  error: ({input}) =>
    input === undefined
      ? 'is missing. Add the export that the page is about, as in "remotion#interpolate".'
      : 'must be a package and an export. Write "remotion#interpolate", or a list of such.',
});

/** Three numbers with dots: `4.0.120`. */
export const isVersion = (text: string): boolean => /^\d+\.\d+\.\d+$/.test(text);

/** Whether a version is the documented one or came before it. */
export function isReleased(version: string): boolean {
  const limit = numbers(site.version);
  const different = numbers(version).findIndex((part, index) => part !== limit[index]);
  return different < 0 || numbers(version)[different]! < limit[different]!;
}

const numbers = (version: string) => version.split('.').map(Number);

const version = z
  .string()
  .refine(isVersion, {error: 'must be a version. Write three numbers, as in "4.0.120".'})
  .refine(isReleased, {
    error: `must not be later than ${site.version}. Write the version that brought the API, or leave the field out.`,
  });

/** Fields of every docs page. */
const doc = {
  title,
  description,
  slug: slug.optional(),
  /** Shorter name in the sidebar. */
  sidebar_label: z.string().min(1).optional(),
  /** `null` for the pages that are in no sidebar. */
  displayed_sidebar: z.null().optional(),
  /** First version with what the page is about, where it came after the package's first release. */
  since: version.optional(),
  /** Why the page has fewer words than others. */
  short: z.string().min(10).optional(),
  hide_table_of_contents: z.boolean().optional(),
};

const kind = <K extends string>(name: K) => z.literal(name);

/** Front matter of a docs page by its `kind`. */
export const docSchemas = {
  guide: z.strictObject({...doc, kind: kind('guide')}),
  concept: z.strictObject({...doc, kind: kind('concept')}),
  reference: z.strictObject({
    ...doc,
    kind: kind('reference'),
    /** The export that the page is about, or several: `remotion#interpolate`. */
    api,
  }),
  cli: z.strictObject({
    ...doc,
    kind: kind('cli'),
    /** The command that the page is about: `render`, `lambda sites create`. */
    cli: z.string().min(1),
  }),
  package: z.strictObject({...doc, kind: kind('package')}),
  troubleshooting: z.strictObject({...doc, kind: kind('troubleshooting')}),
  migration: z.strictObject({...doc, kind: kind('migration')}),
  note: z.strictObject({...doc, kind: kind('note')}),
} as const;

export type Kind = keyof typeof docSchemas;

export const kinds = Object.keys(docSchemas) as Kind[];

/** For a page whose kind is missing or unknown. */
export const anyDocSchema = z.strictObject({...doc, kind: z.enum(kinds)});

/** Front matter of a post: blog, learn article or success story. */
export const postSchema = z.strictObject({
  title,
  description,
  slug,
  /** What its cover shows. */
  cover: z.enum(coverNames),
  /** Why the post has fewer words than others. */
  short: z.string().min(10).optional(),
  hide_table_of_contents: z.boolean().optional(),
});
