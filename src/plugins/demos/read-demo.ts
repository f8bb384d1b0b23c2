import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {ZodObject} from 'zod';
import {demosFolder} from '../../content/demos.ts';
import {filesOf} from '../../content/files-of.ts';
import {withDefaults, type Demo, type DemoValues, type OwnMeta} from '../../demos/demo-types.ts';
import type {DemoCode} from '../../demos/load.ts';
import {fieldsOf} from './fields-of.ts';

/** What `demo.ts` exports; both or none of `controls` and `code`. */
type Module = {meta: OwnMeta; controls?: ZodObject; code?: DemoCode};

/**
 * Runs `demo.ts` of a demo as it is now; without it, `meta.ts` in the folder above.
 * @param name path of the demo's folder below `src/demos`
 * @throws where a control has no label, default or range, with the file and the hint
 */
export async function readDemo(name: string, root = '.'): Promise<Demo> {
  const file = path.join(demosFolder, name, 'demo.ts');
  const {
    meta: own,
    controls,
    code,
  } = existsSync(path.join(root, file))
    ? await load<Module>(path.resolve(root, file))
    : await loadFromGroup(path.resolve(root, demosFolder, name));
  const hasSound = playsMedia(path.resolve(root, demosFolder, name));
  const meta = {...withDefaults(own), followsMode: followsMode(name, root)};
  if (!controls || !code) {
    return {name, meta, hasSound, fields: [], code: ''};
  }
  const defaultProps = controls.parse({}) as DemoValues;
  return {
    name,
    meta: {...meta, defaultProps},
    hasSound,
    fields: fieldsOf(controls, file),
    code: code(defaultProps),
  };
}

/** Whether a file of a folder plays sound or a video. */
const playsMedia = (folder: string): boolean =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .some((file) =>
      /<(?:Audio|Html5Audio|Video|OffthreadVideo)\b/.test(
        readFileSync(path.join(folder, file), 'utf8'),
      ),
    );

/** Whether a demo is drawn on the ground that follows the mode of the page. */
const followsMode = (name: string, root: string): boolean =>
  filesOf(`${demosFolder}/${name}/index.tsx`, root).some(
    (file) => path.basename(file) === 'PageCanvas.tsx',
  );

async function loadFromGroup(folder: string): Promise<Module> {
  const file = path.join(path.dirname(folder), 'meta.ts');
  const {metas} = await load<{metas: Record<string, OwnMeta>}>(file);
  const meta = metas[path.basename(folder)];
  if (!meta) {
    throw new Error(`${file} has no "${path.basename(folder)}", and the demo has no demo.ts.`);
  }
  return {meta};
}

const load = <Exports>(file: string) => loadFreshModule(file) as Promise<Exports>;
