import * as z from 'zod';
import {templateKindNames} from '../template-kinds.ts';
import {handle, httpsUrl, pageOrHttpsUrl, pixels, sentence, words} from './fields.ts';

/** A project to start from. The file's name is its address and its flag of `create-video`. */
export const templateSchema = z.strictObject({
  /** Name as the list of templates shows it. */
  name: words(),
  /** What it is for; the list is filtered by it. */
  kind: z.enum(templateKindNames),
  /** What the template makes; also the description of the page. */
  description: sentence(),
  /** What is in it, one point an item. */
  inside: z.array(words()).min(1),
  /** Accounts, keys and downloads that it needs before it does what it is for. Text may hold `code`. */
  needs: z.array(words()).optional(),
  /** What to do after the project was created and its dependencies were installed. Text may hold `code`. */
  steps: z.array(words()).min(1),
  /** What to change first to make the video your own. Text may hold `code`. */
  change: words(),
  /** The home page shows it. */
  featured: z.boolean().optional(),
  /** Language of the code, where the project is there for it. */
  language: z.enum(['TypeScript', 'JavaScript']).optional(),
  /** `create-video` asks whether to add TailwindCSS. */
  tailwindOption: z.boolean(),
  /** Account on GitHub that the source belongs to. */
  organization: handle(),
  /** Repository with the source. */
  repo: httpsUrl(),
  /** A deployed studio with the template. */
  previewUrl: httpsUrl().optional(),
  /** Where to read on: pages of these docs, and sites of the tools the template is built with. */
  related: z
    .array(
      z.strictObject({
        /** What waits there. */
        label: words(),
        /** Address of this site or elsewhere. */
        url: pageOrHttpsUrl(),
      }),
    )
    .optional(),
  /** Width of the picture in pixels. */
  width: pixels(),
  /** Height of the picture in pixels. */
  height: pixels(),
  /** The ground of the picture is light. */
  pale: z.literal(true).optional(),
});

export type Template = z.infer<typeof templateSchema>;
