import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {site} from '../../config/site.ts';
import {appendToHead, type PreparePageEdit} from '../built-pages/page-edit.ts';
import {describePage} from '../page-index/describe-page.ts';
import {cachedRenderer} from './card-cache.ts';
import {cardFile} from './card-file.ts';
import {pageKind} from './page-kind.ts';
import {cardRenderer} from './render-card.ts';
import {socialTags} from './social-tags.ts';

/** Draws the card of each page, and names it in the page's head. */
export const addSocialCard: PreparePageEdit = async ({siteDir, outDir, baseUrl, siteConfig}) => {
  const cache = path.join(siteDir, '.cache/social-cards');
  const render = await cachedRenderer(siteDir, cache, cardRenderer(siteDir));
  const {host} = new URL(siteConfig.url);
  return async ({address, html}) => {
    const own = `/${address.slice(baseUrl.length)}`;
    const {label, played, type} = pageKind(own);
    const page = describePage(html);
    const title = own === '/' ? siteConfig.tagline : page.title;
    const file = cardFile(own);
    const card = await render({
      title,
      description: page.description,
      label,
      name: site.name,
      address: host.replace(/^www\./, '') + own.replace(/\/$/, ''),
      played,
    }).catch((cause: unknown) => {
      throw new Error(`The social card of ${address} cannot be drawn.`, {cause});
    });
    await mkdir(path.join(outDir, path.dirname(file)), {recursive: true});
    await writeFile(path.join(outDir, file), card);
    const image = siteConfig.url + baseUrl + file;
    return appendToHead(html, socialTags({title, siteName: site.name, type, image}, html));
  };
};
