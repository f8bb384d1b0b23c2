import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import purgecss from '@fullhuman/postcss-purgecss';
import type {Helpers, Root, Rule} from 'postcss';

/** Elements that Infima styles: they come from Markdown, where no script names them. */
const elements =
  'html body a blockquote h1 h2 h3 h4 h5 h6 hr iframe img kbd li ol p pre strong sub sup svg table tbody td th thead tr ul';

/** Words inside the string literals of a script: class names are nowhere else. */
const wordsInStrings = (script: string): string[] =>
  Array.from(
    script.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g),
    ([, , text]) => text!.match(/[\w-]+/g) ?? [],
  ).flat();

/** Names of the custom properties that a text reads. */
export const variablesRead = (text: string): string[] =>
  Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name!);

/** Removes custom properties that nothing reads, until none is left. */
export function dropUnreadVariables(sheet: Root, readElsewhere: ReadonlySet<string>): void {
  let dropped: boolean;
  do {
    dropped = false;
    const readHere = new Set(variablesRead(sheet.toString()));
    sheet.walkDecls(/^--/, (declaration) => {
      if (!readHere.has(declaration.prop) && !readElsewhere.has(declaration.prop)) {
        declaration.remove();
        dropped = true;
      }
    });
  } while (dropped);
}

/** Removes custom properties of whole colour modes that the site declares anew, outside of any layer. */
export function dropOverriddenVariables(sheet: Root, siteStyles: string): void {
  const declared = new Set(
    Array.from(siteStyles.matchAll(/^\s*(--[\w-]+):/gm), ([, name]) => name),
  );
  sheet.walkDecls(/^--/, (declaration) => {
    const ofMode = /^(?::root|html\[data-theme)/.test((declaration.parent as Rule).selector);
    if (ofMode && declared.has(declaration.prop)) {
      declaration.remove();
    }
  });
}

/** Style sheets of the theme for components that the site draws itself, or never shows. */
const unusedSheets =
  /theme-classic\/lib\/theme\/(?:Admonition\/Layout|AnnouncementBar|BackToTopButton|CodeBlock\/Content|Details|DocCard\/Layout|SkipToContent)\/styles/;

/** Rules of the theme for what the site never shows: a hidden sidebar, a navbar that stays or is dark, its code blocks. */
const unusedRules =
  /\.(?:anchorTargetStickyNavbar|codeBlock(?:Lines(?:WithNumbering)?)?|darkNavbarColorModeToggle|docItemWrapperEnhanced|docSidebarContainerHidden|errorBoundaryFallback|sidebarHidden)(?![\w-])/;

const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file));

/**
 * A PostCSS plugin that leaves of Infima what these folders name: classes in
 * their scripts, custom properties in their scripts and styles; and of the theme, what the site shows.
 * @param overrides the style sheet that gives Infima's custom properties the site's values
 */
export function purgeInfima(folders: readonly string[], overrides: string) {
  const files = folders
    .flatMap((folder) => filesBelow(folder, /\.(?:tsx?|js|css)$/))
    .filter((file) => !unusedSheets.test(file.replaceAll('\\', '/')));
  const read = new Set(files.flatMap((file) => variablesRead(readFileSync(file, 'utf8'))));
  const purge = purgecss({
    content: files.filter((file) => !file.endsWith('.css')),
    defaultExtractor: wordsInStrings,
    safelist: elements.split(' '),
    // Parts that the site never shows, though its scripts contain their names.
    blocklist: [
      /^(?:alert|avatar|badge|button|button-group|card|close|hero|pagination|pills|tabs)(?:__|--|$)/,
      /^(?:navbar--(?:dark|primary)|navbar-sidebar__backdrop|footer--dark|footer__link-separator)$/,
      /^(?:container--fluid|col--(?:offset-\d+|[4689]|12)|dropdown--hoverable|shadow--lw)$/,
      /^(?:text--right|margin--(?:none|xs|sm|md)|padding--(?:none|lg)|margin-(?:left--sm|(?:bottom|right|vert)--md|(?:top|vert)--lg|(?:bottom|vert)--xl))$/,
    ],
    // The declared type also allows PostCSS's former plugin form, which this is not.
  }) as unknown as {OnceExit: (sheet: Root, helpers: Helpers) => Promise<void>};
  return {
    postcssPlugin: 'purge-infima',
    // Before the sheet is put in a layer: rules in one do not leave it reliably.
    Once: async (sheet: Root, helpers: Helpers): Promise<void> => {
      const file = sheet.source?.input.file ?? '';
      if (/[\\/]@docusaurus[\\/]theme-/.test(file)) {
        sheet.walkRules(unusedRules, (rule) => void rule.remove());
      }
      if (/[\\/]infima[\\/]/.test(file)) {
        await purge.OnceExit(sheet, helpers);
        dropOverriddenVariables(sheet, readFileSync(overrides, 'utf8'));
        dropUnreadVariables(sheet, read);
        // So that a build with a cache notices when one of the folders changes.
        helpers.result.messages.push(...folders.map((dir) => ({type: 'dir-dependency', dir})));
      }
    },
  };
}
