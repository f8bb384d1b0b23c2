import type {Template} from '../../data/schemas/templates.ts';
import type {JsonLd} from './json-ld.ts';
import {absolute, cardOf, webSite, type Site} from './site-things.ts';

/** A template. Its language is told where the record tells it. */
export function sourceCode(site: Site, template: Template, address: string): JsonLd {
  const url = absolute(site, address);
  return {
    '@type': 'SoftwareSourceCode',
    '@id': url,
    url,
    name: template.name,
    description: template.description,
    codeRepository: template.repo,
    codeSampleType: 'template',
    programmingLanguage: template.language,
    image: cardOf(site, address),
    isPartOf: webSite(site),
  };
}
