import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Demo} from '../../demos/demo-types.ts';
import {demosFolder, listDemos} from '../../content/demos.ts';
import {readDemo} from './read-demo.ts';

/**
 * Makes data for pages from the folders in `src/demos`, one file each, so that a page gets only its
 * own; and serves the source of each at `/demos/<name>.tsx.txt`, to be read beside the demo.
 */
export default function demos({siteDir}: LoadContext): Plugin<Demo[]> {
  return {
    name: 'demos',
    getPathsToWatch: () => [`${demosFolder}/**/{demo,meta}.ts`],
    loadContent: () => Promise.all(listDemos(siteDir).map((name) => readDemo(name, siteDir))),
    async contentLoaded({content, actions: {createData}}) {
      await Promise.all(content.map((demo) => createData(`${demo.name}.json`, demo)));
    },
    async postBuild({content, outDir}) {
      await Promise.all(
        content.map(({name}) =>
          cp(
            path.join(siteDir, demosFolder, name, 'index.tsx'),
            path.join(outDir, 'demos', `${name}.tsx.txt`),
          ),
        ),
      );
    },
  };
}
