import template from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import {firstAnswers} from './first-answers.ts';

const scripts = /<% it\.scripts\.forEach\(.*?<% \}\); %>/s;
const scriptTag = /<script src="(.*)" defer><\/script>/;
const preBody = /<%~ it\.preBodyTags %>/;

/** Name of the `<meta>` elements with the addresses of the scripts of a page that hydrates later. */
export const laterScript = 'site-script';

/** Tells, in the template, a page for reading: of docs and posts, and the lists of posts. */
const isForReading = String.raw`/\bplugin-(docs|blog)\b/.test(it.htmlAttributes)`;

/**
 * The generator's template of a page. Each has one small script that answers first; pages for reading have it
 * instead of the bundle's, which `hydrateOnTouch` fetches once the reader touches the page. The theme's icons are
 * hidden by an attribute of SVG: the content security policy allows no `style`. The theme's own script is
 * left out: `stored-settings.ts` does all that it does.
 * @throws when the generator's template has another form
 */
export const pageTemplate = replace(
  replace(template, scripts, (tags) =>
    [
      `<script src="<%= it.baseUrl %>${firstAnswers.file}" async></script>`,
      `<% if (${isForReading}) { %>`,
      replace(
        tags,
        scriptTag,
        (_tag, address) => `<meta name="${laterScript}" content="${address}">`,
      ),
      '<% } else { %>',
      tags,
      '<% } %>',
    ].join('\n'),
  ),
  preBody,
  () =>
    String.raw`<%~ it.preBodyTags
      .replace('<svg style="display: none;">', '<svg display="none">')
      .replace(/<script>[^<]*getSystemColorMode[^]*?<\/script>/, '') %>`,
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
