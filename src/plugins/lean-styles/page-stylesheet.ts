/** Names of the classes that CSS modules made (`card_x1Yz`), as they stand in a built style sheet. */
export function classNamesIn(css: string): ReadonlySet<string> {
  return new Set(
    Array.from(css.matchAll(/\.([a-zA-Z][\w-]*_[\w-]{4})(?![\w-])/g), ([, name]) => name!),
  );
}

export type Sheet = {href: string; classes: ReadonlySet<string>};

/** The page with links, after its first style sheet, to those sheets of which it uses a class. */
export function linkStylesheets(html: string, sheets: readonly Sheet[]): string {
  const used = new Set(
    Array.from(html.matchAll(/class="?([^">]+)/g)).flatMap(([, list]) => list!.split(/\s+/)),
  );
  const links = sheets
    .filter(
      ({href, classes}) => !html.includes(href) && [...classes].some((name) => used.has(name)),
    )
    .map(({href}) => `<link rel="stylesheet" href="${href}">`);
  return html.replace(/<link rel="?stylesheet"?[^>]*>/, (first) => first + links.join(''));
}
