import template from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';

const scriptTag = /<script src="(.*)" defer><\/script>/;
const preBody = /<%~ it\.preBodyTags %>/;

/** Name of the `<meta>` elements with the addresses of the scripts of a page that hydrates later. */
export const laterScript = 'site-script';

/**
 * The generator's template of a page, without the scripts of docs and posts: those are for reading, and
 * `hydrateOnTouch` fetches their scripts once the reader touches the page. The theme's icons are
 * hidden by an attribute of SVG: the content security policy allows no `style`.
 * @throws when the generator's template has another form
 */
export const pageTemplate = replace(
  replace(template, scriptTag, (tag, address) =>
    [
      String.raw`<% if (/\bplugin-(docs|blog)\b/.test(it.htmlAttributes)) { %>`,
      `<meta name="${laterScript}" content="${address}">`,
      '<% } else { %>',
      tag,
      '<% } %>',
    ].join('\n'),
  ),
  preBody,
  () => `<%~ it.preBodyTags.replace('<svg style="display: none;">', '<svg display="none">') %>`,
);

/** @throws when the text has no such part */
function replace(text: string, part: RegExp, by: (...found: string[]) => string): string {
  if (!part.test(text)) {
    throw new Error(
      'The page template of the generator is not written as expected: src/plugins/early-scripts/page-template.ts.',
    );
  }
  return text.replace(part, by);
}
