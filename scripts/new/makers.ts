import {doc} from './docs/doc.ts';
import {post, story} from './post.ts';
import type {Maker} from './question.ts';
import {expert, showcase, template} from './records.ts';

/** What `npm run new` can make, by the word for it. */
export const makers: Readonly<Record<string, Maker>> = {
  doc,
  post,
  expert,
  template,
  story,
  showcase,
};
