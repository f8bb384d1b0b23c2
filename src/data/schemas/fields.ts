import * as z from 'zod';

/**
 * The kinds of fields that records are made of. They run at build and, for
 * forms, in the browser. The text of a broken rule is two sentences: `Rule. What to do.`
 */
const holdsEmail = (text: string) => /[^\s@]@[^\s@]+\.[a-z]/i.test(text);

/** Words that readers see. Email addresses stay out of the site. */
export const words = () =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => !holdsEmail(text), {
      error: 'must not contain an email address. Link a public profile instead.',
    })
    .refine((text) => !text.startsWith('Write: '), {
      error: 'is still to be written. Replace what "npm run new" put there.',
    });

/** One sentence that also serves as the page's description: 60 to 160 characters. */
export const sentence = () => words().min(60).max(160);

const isHttps = (text: string) => /^https:\/\//i.test(text) && URL.canParse(text);

/** A public address elsewhere. */
export const httpsUrl = () =>
  z.string().refine(isHttps, {
    error:
      'must be an https address. Write the whole address, beginning with https://, or remove it.',
  });

/** A page of this site, which the build then looks for, or a public address elsewhere. */
export const pageOrHttpsUrl = () =>
  z.string().refine((text) => /^\/(?!\/)/.test(text) || isHttps(text), {
    error:
      'must be an address. Write a path on this site, such as /docs/player/, or a full address beginning with https://.',
  });

const isDate = (text: string) => z.iso.date().safeParse(text).success;

/** A day of the calendar, such as 2024-03-17. */
export const isoDate = () =>
  z.string().refine(isDate, {
    error: 'must be a date. Write year, month and day as in 2024-03-17, without quotes.',
  });

/** The name after the slash in a profile's address, without @. */
export const handle = () =>
  z.string().regex(/^[\w-]+$/, {
    error:
      'must be a profile name. Write only the name, without @ and without the address before it.',
  });

/** What follows `https://www.linkedin.com/`, such as `in/jane-doe`. */
export const linkedInPath = () =>
  z.string().regex(/^(in|company)\/[\w-]+\/?$/, {
    error:
      'must be a LinkedIn profile. Write what follows https://www.linkedin.com/, such as in/jane-doe.',
  });

/** A width or height in whole pixels. */
export const pixels = () => z.number().int().min(1).max(10_000);

/** An amount that is not negative. */
export const amount = () => z.number().min(0);

/** A year of this site's time. */
export const year = () => z.number().int().min(2021).max(2100);
