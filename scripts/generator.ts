import path from 'node:path';

/** The site generator's program for Node, which needs no `PATH` of npm's. Below the folder of the project. */
export const generator = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
