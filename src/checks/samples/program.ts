import {packagesApart, type DocumentedPackage} from '../../config/packages.ts';
import {withImports, type Source} from './source.ts';

/** Samples that are compiled together. */
export type Program = {
  /** Same for samples of the same program. */
  name: string;
  /** The package whose imports are led to other versions. */
  apart?: DocumentedPackage;
  /** Whether declarations of one fence hold for all fences of the page, which are all its samples. */
  ambient: boolean;
};

const ambientDeclaration = /^\s*(?:declare\s+(?:global\b|module\s+['"])|\/\/\/\s*<reference\b)/m;

/**
 * Which program a sample belongs to. Nearly all share one; apart are those that use a package
 * which needs other versions, and pages with ambient declarations, which hold for a whole program.
 * @param page all sources of the sample's page
 */
export function programOf(sample: Source, page: readonly Source[]): Program {
  const ambient = page.some(declaresForAll);
  const apart = packageApart(ambient ? page : withImports(sample, page));
  const name = `${ambient ? sample.page.file : 'all pages'}${apart ? `, ${apart}` : ''}`;
  return {name, apart, ambient};
}

const declaresForAll = ({file, fence: {code}}: Source): boolean =>
  ambientDeclaration.test(code) || file.endsWith('.d.ts');

function packageApart(sources: readonly Source[]): DocumentedPackage | undefined {
  const names = Object.keys(packagesApart) as DocumentedPackage[];
  return names.find((name) =>
    sources.some(({text}) => new RegExp(`['"]${name}(?:/[^'"\\n]*)?['"]`).test(text)),
  );
}
