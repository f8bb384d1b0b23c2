import type {Catalog, Profile} from '../../content/records/catalog.ts';
import {profiles} from './props.ts';

/** A page that is made from a record. */
export type ProfileRoute = {
  /** Address without the base URL. */
  path: string;
  component: string;
  /** File of generated data that the page receives as `profile`. */
  dataFile: string;
  profile: Profile<object>;
  /** Modules that the page receives besides, by prop. */
  modules: Record<string, string>;
};

/** One page for each expert and each template. */
export function profileRoutes({experts, templates}: Catalog): ProfileRoute[] {
  const toRoutes = (
    kind: string,
    component: string,
    list: Profile<object>[],
    modulesOf: (slug: string) => Record<string, string> = () => ({}),
  ) =>
    list.map((profile) => ({
      path: profile.record.path,
      component,
      dataFile: `${kind}-${profile.record.slug}.json`,
      profile,
      modules: modulesOf(profile.record.slug),
    }));
  return [
    ...toRoutes('expert', '@site/src/pages/experts/_profile', profiles(experts)),
    ...toRoutes('template', '@site/src/pages/templates/_template', profiles(templates), (slug) => ({
      demo: `@generated/demos/default/templates/${slug}.json`,
    })),
  ];
}
