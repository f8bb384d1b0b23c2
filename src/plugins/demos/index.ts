import {cp, readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Demo, SceneCode} from '../../demos/demo-types.ts';
import {demosFolder, listDemos} from '../../content/demos.ts';
import {highlightLines} from '../highlight/highlight-lines.ts';
import {readDemo} from './read-demo.ts';

/**
 * Makes data for pages from the folders in `src/demos`, one file each, so that a page gets only its
 * own; and serves the source of each at `/demos/<name>.tsx.txt`, to be read next to the demo.
 */
export default function demos({siteDir}: LoadContext): Plugin<Demo[]> {
  return {
    name: 'demos',
    getPathsToWatch: () => [`${demosFolder}/**/{demo,meta}.ts`, `${demosFolder}/hero/scenes/*.tsx`],
    loadContent: () => Promise.all(listDemos(siteDir).map((name) => readDemo(name, siteDir))),
    async contentLoaded({content, actions: {createData}}) {
      await Promise.all(content.map((demo) => createData(`${demo.name}.json`, demo)));
      const scenes = await readScenes(path.join(siteDir, demosFolder, 'hero/scenes'));
      await createData('scenes/all.json', scenes);
      // The home page shows the first one before any other is fetched.
      await createData('scenes/Title.json', scenes.Title!);
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

/** The code of each scene of the film on the home page, by the name of its file, coloured for a code block. */
async function readScenes(folder: string): Promise<Record<string, SceneCode>> {
  const scenes = (await readdir(folder)).map(async (file) => {
    const code = (await readFile(path.join(folder, file), 'utf8')).trimEnd();
    return [
      path.basename(file, '.tsx'),
      {code, highlighted: highlightLines(code, 'tsx').join('\n')},
    ];
  });
  return Object.fromEntries(await Promise.all(scenes));
}
