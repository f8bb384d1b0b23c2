import * as router from 'react-router';

export * from 'react-router';

/** Parts of a pattern that match other text. */
const variable = /[:*?+()\\[\]{}]/;

/**
 * React Router's own, without the regular expression where the lengths of a plain path and of an address tell
 * that they differ: to render one page, the generator compares its address with the path of each doc ten times.
 */
export function matchPath<Params extends {[Name in keyof Params]?: string}>(
  pathname: string,
  options: string | string[] | router.RouteProps,
): router.match<Params> | null {
  if (typeof options === 'object' && 'path' in options && options.exact) {
    const {path} = options;
    // Either may have a slash at its end.
    const isLength =
      typeof path !== 'string' ||
      Math.abs(path.length - pathname.length) <= 1 ||
      variable.test(path);
    if (!isLength) {
      return null;
    }
  }
  return router.matchPath<Params>(pathname, options);
}
