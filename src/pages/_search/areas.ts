import type {Area} from '@site/src/search/record';

/** All areas, in the order in which a reader chooses from them. */
const known: Record<Area, true> = {
  Docs: true,
  API: true,
  Recorder: true,
  Learn: true,
  Blog: true,
  'Success stories': true,
  Templates: true,
  Experts: true,
  Pages: true,
};

export const areas = Object.keys(known) as readonly Area[];
