/**
 * Has browsers that can prepare the page of a link which the pointer rests on. React fetches by itself what its
 * links lead to: it takes these rules out.
 *
 * @param baseUrl path of the site, with a slash at its end
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export function speculationRules(baseUrl: string): string {
  const where = {
    and: [
      {href_matches: `${baseUrl}*`},
      // Lists that a query narrows down, which only React does; and files.
      {not: {href_matches: [`${baseUrl}*\\?(.+)`, `${baseUrl}*.*`]}},
      {not: {selector_matches: '[target],[download],[data-opens],[aria-expanded],[href^="#"]'}},
    ],
  };
  return JSON.stringify({prerender: [{where, eagerness: 'moderate'}]});
}
