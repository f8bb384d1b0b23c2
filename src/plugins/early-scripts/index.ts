import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {services} from '../../client/services.ts';
import {showCurrentPage} from '../../client/show-current-page.ts';
import type {SiteFields} from '../../config/site-fields.ts';
import {correctAddress, dropMalformedHash} from './addresses.ts';
import {firstScript, readingScript} from './first-script.ts';
import {keepInput} from './keep-input.ts';
import {recordVisit} from './record-visit.ts';
import {showNotice} from './show-notice.ts';
import {speculationRules} from './speculation-rules.ts';
import {setColorMode, guardStorage, setAnnouncement} from './stored-settings.ts';

/** One thing to do before hydration: a function that refers to nothing outside itself, and its arguments. */
type Step = {
  run: (page: Window & typeof globalThis, ...settings: string[]) => void;
  settings?: string[];
};

// `<` could end the script element, or begin another.
const literal = (setting: string) => JSON.stringify(setting).replaceAll('<', '\\u003c');

/** The steps as the text of one script. A step that fails stops neither the others nor the page. */
export function inlineScript(steps: readonly Step[]): string {
  return steps
    .map(({run, settings = []}) => {
      const values = ['window', ...settings.map(literal)].join(',');
      return `try{(${run.toString()})(${values})}catch(error){}`;
    })
    .join('\n');
}

/**
 * Puts two small scripts into each page: what must be right or happen before React takes over. The first comes
 * before the style sheets, for which it would have to wait, and the rest of the page with it. The second does wait
 * for them, at the end: it measures, and a page that ends before its styles are there is styled without them first,
 * of which transitions show the way.
 */
export default function earlyScripts({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const {analyticsId} = siteConfig.customFields as SiteFields;
  const steps: Step[] = [
    {run: guardStorage},
    {run: correctAddress},
    {run: dropMalformedHash},
    {run: setColorMode},
    ...(announcementBar?.id ? [{run: setAnnouncement, settings: [announcementBar.id]}] : []),
    {run: showNotice, settings: [`${siteConfig.baseUrl}assets/js/`]},
    {run: keepInput, settings: [siteConfig.baseUrl + firstScript.file]},
    ...(analyticsId ? [{run: recordVisit, settings: [analyticsId, services.analyticsScript]}] : []),
  ];
  return {
    name: 'early-scripts',
    getClientModules: () => ['./notice.css'],
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: inlineScript(steps)},
        {
          tagName: 'script',
          attributes: {type: 'speculationrules'},
          innerHTML: speculationRules(siteConfig.baseUrl),
        },
      ],
      postBodyTags: [{tagName: 'script', innerHTML: inlineScript([{run: showCurrentPage}])}],
    }),
    async postBuild({outDir}) {
      for (const {file, code} of [firstScript, readingScript]) {
        const written = path.join(outDir, file);
        await mkdir(path.dirname(written), {recursive: true});
        await writeFile(written, code);
      }
    },
  };
}
