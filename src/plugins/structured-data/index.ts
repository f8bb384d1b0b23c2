import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {site} from '../../config/site.ts';
import type {Catalog} from '../catalog/catalog.ts';
import {collectThings} from './collect.ts';
import {fileName, pluginName} from './things-file.ts';

/** Collects from the content what each page tells machines (schema.org); `addStructuredData` writes it into the pages. */
export default function structuredData({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: pluginName,
    async allContentLoaded({allContent, actions}) {
      const things = collectThings(
        {...site, url: siteConfig.url, baseUrl},
        {
          docs: allContent['docusaurus-plugin-content-docs']!.default as LoadedContent,
          blogs: Object.values(allContent['docusaurus-plugin-content-blog']!) as BlogContent[],
          catalog: allContent.catalog!.default as Catalog,
        },
      );
      await actions.createData(fileName, things);
    },
  };
}
