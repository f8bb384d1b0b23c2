import {existsSync} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {ZodObject} from 'zod';
import type {Demo, DemoFacts, DemoValues} from '../../demos/catalogue.ts';
import type {DemoCode} from '../../demos/load.ts';
import {fieldsOf} from './fields-of.ts';
import {demosFolder} from './list-demos.ts';

type Controls = {controls: ZodObject; code: DemoCode};

/**
 * Runs `facts.ts` and `controls.ts` of a demo as they stand now.
 * @param name path of the demo's folder below `src/demos`
 * @param root folder of the project
 * @throws where a control has no label, default or range, with the file and the remedy
 */
export async function readDemo(name: string, root = '.'): Promise<Demo> {
  const folder = path.resolve(root, demosFolder, name);
  const {facts} = (await loadFreshModule(path.join(folder, 'facts.ts'))) as {facts: DemoFacts};
  const file = path.join(folder, 'controls.ts');
  if (!existsSync(file)) {
    return {name, facts, fields: [], code: ''};
  }
  const {controls, code} = (await loadFreshModule(file)) as Controls;
  const fields = fieldsOf(controls, `${demosFolder}/${name}/controls.ts`);
  const defaultProps = controls.parse({}) as DemoValues;
  return {name, facts: {...facts, defaultProps}, fields, code: code(defaultProps)};
}
