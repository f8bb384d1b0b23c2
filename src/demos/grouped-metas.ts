import type {OwnMeta} from './demo-types.ts';
import {metas} from './meta.ts';
import {metas as showcase} from './showcase/meta.ts';
import {metas as templates} from './templates/meta.ts';

const below = (folder: string, list: Record<string, OwnMeta>) =>
  Object.entries(list).map(([name, meta]): [string, OwnMeta] => [`${folder}/${name}`, meta]);

/** What is known of the demos that share a `meta.ts`, by name. */
export const groupedMetas: Readonly<Record<string, OwnMeta>> = {
  ...metas,
  ...Object.fromEntries([...below('showcase', showcase), ...below('templates', templates)]),
};
