import * as z from 'zod';
import {handle, httpsUrl, isoDate, linkedInPath, sentence, words} from './fields.ts';

/** A person in the expert directory. The file's name is the address of the profile. */
export const expertSchema = z.strictObject({
  /** Name as the person writes it. */
  name: words(),
  /** Day of the entry. It orders the list and is not shown: what it counts is not known. */
  since: isoDate(),
  /** What the person does, in one sentence; also the description of the page. */
  summary: sentence(),
  /** The person takes paid video calls. */
  offersVideoCall: z.boolean(),
  /** The person's own site. */
  website: httpsUrl().optional(),
  /** Name on X. */
  x: handle().optional(),
  /** Name on GitHub. */
  github: handle().optional(),
  /** Profile on LinkedIn, such as `in/jane-doe`. */
  linkedin: linkedInPath().optional(),
  /** Works the person lists; may be empty. */
  works: z.array(
    z.strictObject({
      /** Name of the work. */
      name: words(),
      /** Where it can be seen. */
      url: httpsUrl().optional(),
    }),
  ),
});

export type Expert = z.infer<typeof expertSchema>;
