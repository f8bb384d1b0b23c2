import * as z from 'zod';
import {httpsUrl, isoDate, pixels, words} from './fields.ts';

/** What a link of an entry leads to, in the order in which the form offers it. */
const showcaseLinkTypes = ['website', 'video', 'tutorial', 'source_code'] as const;

const line = (min: number, max: number) =>
  words()
    .min(min)
    .max(max)
    .regex(/^[^\r\n\t]*$/, {error: 'must be one line. Remove the line breaks.'});

/** A public page; an address with a user name or an email address in it is none. */
const publicPage = () =>
  httpsUrl()
    .max(300)
    .refine((url) => !/[^\s@/]@/.test(url), {
      error: 'must not contain a user name or an email address. Link a public page instead.',
    });

const isUnique = (items: readonly unknown[]) => new Set(items).size === items.length;

/** Rules about two fields are checked together with those about one, not once these pass. */
const isObject = ({value}: {value: unknown}) => typeof value === 'object' && value !== null;

/** One entry of the showcase. The file's name is its slug; the form at `/showcase/add` checks with this schema too. */
export const showcaseSchema = z
  .strictObject({
    /** Name of the video, product or campaign, 2 to 60 characters. */
    title: line(2, 60),
    /** What viewers see, in a sentence of 10 to 140 characters. */
    topic: line(10, 140),
    /** Person or company that made it; left out where unknown. */
    creator: line(2, 60).optional(),
    /** Public page of the creator. */
    creatorUrl: publicPage().optional(),
    /** Day of the submission; the newest entry comes first. */
    submitted: isoDate(),
    /** Width of the video in pixels. */
    width: pixels(),
    /** Height of the video in pixels. */
    height: pixels(),
    /** One to five tags, by which readers filter. */
    tags: z
      .array(
        z
          .string()
          .max(24, {error: 'must have at most 24 characters per tag. Shorten the tag.'})
          .regex(/^[a-z\d]+(?:[ -][a-z\d]+)*$/, {
            error:
              'may have only lowercase letters from a to z and digits, with single spaces or hyphens between them. Rewrite the tag.',
          }),
      )
      .min(1, {error: 'are missing. Choose an existing tag, or write one.'})
      .max(5)
      .refine(isUnique, {error: 'must not contain duplicates. Remove one of the two.'}),
    /** Where to see or read more, at most six; without scripts a card leads to the first. */
    links: z
      .array(
        z.strictObject({
          /** What waits behind the link: it decides the label. */
          type: z.enum(showcaseLinkTypes),
          /** Public address. */
          url: publicPage(),
        }),
      )
      .max(6)
      .refine((links) => isUnique(links.map(({url}) => url)), {
        error: 'must not contain duplicates. Remove one of the two.',
      }),
  })
  .refine(({links, creatorUrl}) => links?.length !== 0 || creatorUrl !== undefined, {
    path: ['links'],
    when: isObject,
    error: 'are missing. Add a link, or the creator’s page.',
  })
  .refine(({creator, creatorUrl}) => creator !== undefined || creatorUrl === undefined, {
    path: ['creator'],
    when: isObject,
    error: 'is missing, but the creator’s page is set. Add the name, or remove the page.',
  });

/** A checked entry of the showcase, without its slug. */
export type ShowcaseRecord = z.infer<typeof showcaseSchema>;

/** What a link of an entry leads to. */
export type ShowcaseLinkType = (typeof showcaseLinkTypes)[number];
