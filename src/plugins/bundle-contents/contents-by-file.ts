/** A module as Rspack has it; `modules` are those it was concatenated from. */
export type Module = {
  nameForCondition: () => string | undefined;
  size: () => number;
  modules?: readonly Module[];
};
export type Chunk = {files: readonly string[]; modules: readonly Module[]};

/** Package of a module's path, or the site's own folder (`src/theme`), or `generated`. */
export function originOf(name: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1];
  if (inPackage) {
    return inPackage;
  }
  if (name.includes('.docusaurus/')) {
    return 'generated';
  }
  return (
    /(?:^|[/ ])((?:src\/[^/]+)|docs|blog|learn|success-stories)(?:\/|$)/.exec(name)?.[1] ??
    'runtime'
  );
}

const leaves = (module: Module): readonly Module[] =>
  module.modules?.length ? module.modules.flatMap(leaves) : [module];

/** For each script of the build: origin -> bytes of source, before minification. */
export function contentsByFile(chunks: readonly Chunk[]): Record<string, Record<string, number>> {
  const contents: Record<string, Record<string, number>> = {};
  for (const {files, modules} of chunks) {
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const origins = (contents[file] ??= {});
      for (const module of modules.flatMap(leaves)) {
        const origin = originOf(module.nameForCondition() ?? '');
        origins[origin] = (origins[origin] ?? 0) + module.size();
      }
    }
  }
  return contents;
}
