import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {correctAddress} from './correct-address.ts';
import {correctColorMode} from './correct-color-mode.ts';
import {dropMalformedHash} from './drop-malformed-hash.ts';
import {guardStorage} from './guard-storage.ts';
import {inlineScript, type Step} from './inline-script.ts';
import {renewAnnouncement} from './renew-announcement.ts';
import {showNotice} from './show-notice.ts';

/** Puts one small script at the start of the body: what must be right before React takes over. */
export default function earlyScripts({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const steps: Step[] = [
    {run: guardStorage},
    {run: correctAddress},
    {run: dropMalformedHash},
    {run: correctColorMode},
    ...(announcementBar?.id ? [{run: renewAnnouncement, settings: [announcementBar.id]}] : []),
    {run: showNotice, settings: [`${siteConfig.baseUrl}assets/js/`]},
  ];
  return {
    name: 'early-scripts',
    getClientModules: () => ['./notice.css'],
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: inlineScript(steps)}],
    }),
  };
}
