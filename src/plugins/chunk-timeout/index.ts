import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Milliseconds after which a script that does not arrive counts as failed, so
 * that the reader is told or the page loaded again. The bundler's own two
 * minutes are longer than anybody waits.
 */
const chunkLoadTimeout = 20_000;

/** Gives up on a script that neither arrives nor fails. */
export default function chunkTimeout(_context: LoadContext): Plugin {
  return {
    name: 'chunk-timeout',
    configureWebpack: () => ({output: {chunkLoadTimeout}}),
  };
}
