import type {Plugin} from '@docusaurus/types';

const raw = /^\?raw$/;

/**
 * `import code from '@site/src/demos/hero/index.tsx?raw'` gives the text of the file,
 * so that code shown on a page is the code that runs beside it.
 */
export default function sourceText(): Plugin {
  return {
    name: 'source-text',
    configureWebpack(config) {
      // The rules that compile a file would otherwise compile it before its text is taken.
      for (const rule of config.module?.rules ?? []) {
        if (typeof rule === 'object' && rule?.test) {
          rule.resourceQuery ??= {not: [raw]};
        }
      }
      return {module: {rules: [{resourceQuery: raw, type: 'asset/source'}]}};
    },
  };
}
