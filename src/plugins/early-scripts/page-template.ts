import template from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

const scriptTag = /<script src="(.*)" defer><\/script>/;

/** Name of the `<meta>` elements with the addresses of the scripts of a page that hydrates later. */
export const laterScript = 'site-script';

/**
 * The generator's template of a page, without the scripts of docs and posts: those are for reading, and
 * `hydrateOnTouch` fetches their scripts once the reader touches the page.
 * @throws when the generator's template has another form
 */
export const pageTemplate = template.replace(scriptTag, (tag, address: string) =>
  [
    String.raw`<% if (/\bplugin-(docs|blog)\b/.test(it.htmlAttributes)) { %>`,
    `<meta name="${laterScript}" content="${address}">`,
    '<% } else { %>',
    tag,
    '<% } %>',
  ].join('\n'),
);

if (pageTemplate === template) {
  throw new Error(
    'The page template of the generator is not written as expected: src/plugins/early-scripts/page-template.ts.',
  );
}
