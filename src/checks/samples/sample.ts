import {isCompiled} from '../../plugins/highlight/languages.ts';
import type {Page} from '../page.ts';
import {programOf, type Program} from './program.ts';
import {sourcesOf, withImports, type Source} from './source.ts';

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
      // In a program of its own, a page's ambient declarations hold for all its fences.
      const dependsOn = program.ambient ? [...new Set([...imported, ...sources])] : imported;
      return {source, program, dependsOn};
    });
}
