import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentsByFile, type Chunk, type Module} from './contents-by-file.ts';

/** The part of Rspack's compilation that is read here. */
type Compilation = {
  chunks: Iterable<{files: Iterable<string>}>;
  chunkGraph: {getChunkModules: (chunk: object) => readonly Module[]};
};
type Compiler = {
  hooks: {
    done: {tap: (name: string, callback: (stats: {compilation: Compilation}) => void) => void};
  };
};

/** Writes which packages each built script is made of, for `npm run size`: .cache/bundle-contents.json. */
export default function bundleContents({siteDir}: LoadContext): Plugin {
  const file = path.join(siteDir, '.cache', 'bundle-contents.json');
  const recorder = {
    apply(compiler: Compiler) {
      compiler.hooks.done.tap('bundle-contents', ({compilation}) => {
        const chunks = [...compilation.chunks].map((chunk): Chunk => ({
          files: [...chunk.files],
          modules: compilation.chunkGraph.getChunkModules(chunk),
        }));
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, JSON.stringify(contentsByFile(chunks)));
      });
    },
  };
  return {
    name: 'bundle-contents',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [recorder] as never},
  };
}
