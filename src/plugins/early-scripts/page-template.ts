import template from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import {laterScript} from '../../client/before-react/hydrate.ts';
import {firstScript} from './first-script.ts';

/** Tells, in the template, a page that React must complete without the reader: the 404 page, and those that say so. */
const isCompletedLater = String.raw`/\bplugin-native\b|\bdata-at-once\b/.test(it.htmlAttributes)`;

/**
 * The generator's template of a page. Each has one small script that comes first, and fetches the bundle's, whose
 * addresses the page holds, once the reader touches it. The theme's icons are hidden by an attribute of SVG: the
 * content security policy allows no `style`. The theme's own script is left out: `stored-settings.ts` does all that
 * it does.
 * @throws when the generator's template has another form
 */
export const pageTemplate = [
  edit(/<script src="(.*)" defer><\/script>/, (_tag, address) =>
    [
      `<meta name="${laterScript}" content="${address}">`,
      `<% if (${isCompletedLater}) { %><link rel="preload" as="script" href="${address}"><% } %>`,
    ].join('\n'),
  ),
  // The banner about a wrong base URL looks for the bundle, which comes later than it expects. Missing style
  // sheets are a sign, too, but not on a page at the base URL: there they only failed.
  edit(
    /<%~ metaAttribute %>/,
    () => `<%~ metaAttribute
      .replace("document.addEventListener('DOMContentLoaded', function maybe", "addEventListener('load', function maybe")
      .replace("typeof window['docusaurus'] === 'undefined'", "!getComputedStyle(document.documentElement).getPropertyValue('--ink')&&location.pathname.replace('index.html','')!==" + JSON.stringify(it.baseUrl)) %>`,
  ),
  // The first script comes behind the inline one, which it needs.
  edit(
    /<%~ it\.preBodyTags %>/,
    () => String.raw`<%~ it.preBodyTags
      .replace('<svg style="display: none;">', '<svg display="none">')
      .replace(/<script>[^<]*getSystemColorMode[^]*?<\/script>/, '') %>
<script src="<%= it.baseUrl %>${firstScript.file}" async></script>`,
  ),
].reduce<string>((text, change) => change(text), template);

/** A change to the template. @throws when it has no such part */
function edit(part: RegExp, by: (...found: string[]) => string): (text: string) => string {
  return (text) => {
    if (!part.test(text)) {
      throw new Error(
        'The page template of the generator is not written as expected: src/plugins/early-scripts/page-template.ts.',
      );
    }
    return text.replace(part, by);
  };
}
