import {isCompiled} from '../../content/fences/languages.ts';
import type {Page} from '../../content/page.ts';
import {sourcesOf, withImports, type Source} from './source.ts';
import {importOverrides, type DocumentedPackage} from '../../config/packages.ts';

/** A fence that must compile, or fail with the error that its author expects. */
export type Sample = {
  source: Source;
  program: Program;
  /** Itself first, then all that can change what the compiler says of it. */
  dependsOn: readonly Source[];
};

/** The samples of a page, in order; JSON is one where another sample imports it. */
export function samplesOf(page: Page): Sample[] {
  const sources = sourcesOf(page);
  const imports = new Set(sources.flatMap(({links}) => links.map(({target}) => target)));
  return sources
    .filter(({fence}) => isCompiled(fence.language) || imports.has(fence))
    .map((source) => {
      const program = programOf(source, sources);
      const imported = withImports(source, sources);
      // In the page's own program, its ambient declarations hold for all its fences.
      const dependsOn = program.ambient ? [...new Set([...imported, ...sources])] : imported;
      return {source, program, dependsOn};
    });
}

/** Samples that are compiled together. */
export type Program = {
  /** Same for samples of the same program. */
  name: string;
  /** The package whose imports are led to other versions. */
  overridesOf?: DocumentedPackage;
  /** Whether declarations of one fence hold for all fences of the page, which are all its samples. */
  ambient: boolean;
};

const ambientDeclaration = /^\s*(?:declare\s+(?:global\b|module\s+['"])|\/\/\/\s*<reference\b)/m;

/**
 * Which program a sample belongs to. Nearly all share one, except those that use a package
 * which needs other versions, and pages with ambient declarations, which hold for a whole program.
 * @param page all sources of the sample's page
 */
function programOf(sample: Source, page: readonly Source[]): Program {
  const ambient = page.some(declaresForAll);
  const overridesOf = packageWithOverrides(ambient ? page : withImports(sample, page));
  const name = `${ambient ? sample.page.file : 'all pages'}${overridesOf ? `, ${overridesOf}` : ''}`;
  return {name, overridesOf, ambient};
}

const declaresForAll = ({file, fence: {code}}: Source): boolean =>
  ambientDeclaration.test(code) || file.endsWith('.d.ts');

function packageWithOverrides(sources: readonly Source[]): DocumentedPackage | undefined {
  const names = Object.keys(importOverrides) as DocumentedPackage[];
  return names.find((name) =>
    sources.some(({text}) => new RegExp(`['"]${name}(?:/[^'"\\n]*)?['"]`).test(text)),
  );
}
