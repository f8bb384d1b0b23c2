import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {hashOf} from '../../content/hash.ts';
import {appendToHead, type PrepareStep} from '../built-pages/step.ts';

/** A page of which no script has chosen the mode. */
const page = 'html:not([data-theme])';

/** What a rule says of such a page when its system is dark: nothing, unless it is about a mode. */
function inDark(selector: string, body: string): string[] {
  const rest = (start: RegExp) => page + selector.replace(start, '');
  if (/^(?:html)?\[data-theme=dark\]/.test(selector)) {
    return [`${rest(/^(?:html)?\[data-theme=dark\]/)}{${body}}`];
  }
  // Parts that only one of the modes has.
  if (selector.startsWith('html:not([data-theme=dark]) ')) {
    return [`${rest(/^\S+/)}{display:block}`];
  }
  return selector.startsWith(`${page} `) ? [`${selector}{display:none}`] : [];
}

/**
 * The dark mode without its attribute, from a built style sheet.
 * @throws when the sheet has no dark mode
 */
export function darkMode(css: string): string {
  // Paper is light.
  const onScreens = css.replace(/@media print[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
  const rules = Array.from(onScreens.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    // What both modes have is there already.
    .filter(([, selectors]) => !selectors!.startsWith(':root'))
    .flatMap(([, selectors, body]) => selectors!.split(',').flatMap((one) => inDark(one, body!)));
  if (rules.length === 0) {
    throw new Error('The built style sheet has nothing for [data-theme=dark]: src/css/tokens.css.');
  }
  return rules.join('');
}

/** Links a sheet with the dark mode for browsers that run no scripts: in all others, a script chooses the mode. */
export const linkDarkSheet: PrepareStep = async ({outDir, baseUrl}) => {
  const folder = 'assets/css';
  const built = await readdir(path.join(outDir, folder));
  const styles = built.find((name) => name.startsWith('styles.'))!;
  const css = darkMode(await readFile(path.join(outDir, folder, styles), 'utf8'));
  const file = `${folder}/dark.${hashOf(css).slice(0, 8)}.css`;
  const link = `<link rel="stylesheet" media="screen and (prefers-color-scheme:dark)" href="${baseUrl}${file}">`;
  return {
    onPage: ({html}) => ({html: appendToHead(html, `<noscript>${link}</noscript>`)}),
    finish: () => ({[file]: css}),
  };
};
