import * as z from 'zod';
import {handle, linkedInPath, words} from './fields.ts';

/** A person of the company: name, role and public profiles, nothing else. */
export const teamSchema = z.strictObject({
  /** Name as the person writes it. */
  name: words(),
  /** Role in the company. */
  role: words(),
  /** Name on X. */
  x: handle().optional(),
  /** Name on GitHub. */
  github: handle().optional(),
  /** Profile on LinkedIn, such as `in/jane-doe`. */
  linkedin: linkedInPath().optional(),
});

export type TeamMember = z.infer<typeof teamSchema>;
