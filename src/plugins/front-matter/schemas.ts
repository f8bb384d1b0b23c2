import * as z from 'zod';

const title = z.string().min(1);
/** One sentence for search results and lists. */
const description = z.string().min(60).max(160);
/** Last part of the address, where it is not the file's name. */
const slug = z.string().min(1);

/** Front matter of a docs page. */
export const docSchema = z.strictObject({
  title,
  description,
  kind: z.enum([
    'guide',
    'concept',
    'reference',
    'cli',
    'package',
    'troubleshooting',
    'migration',
    'note',
  ]),
  slug: slug.optional(),
  /** Shorter name in the sidebar. */
  sidebar_label: z.string().min(1).optional(),
  /** `null` for the pages that stand in no sidebar. */
  displayed_sidebar: z.string().nullable().optional(),
  /** Package and export that a reference page is about: `remotion#interpolate`. */
  api: z.string().optional(),
  /** First version with the API, where it came after the package's first release. */
  since: z.string().optional(),
  hide_table_of_contents: z.boolean().optional(),
});

/** Front matter of a post: blog, learn article or success story. */
export const postSchema = z.strictObject({
  title,
  description,
  slug,
  authors: z.array(z.string()).optional(),
  tags: z.array(z.string()).optional(),
  image: z.string().optional(),
  hide_table_of_contents: z.boolean().optional(),
});
