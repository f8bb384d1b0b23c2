import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {nearestWord} from '../data/schemas/nearest-word.ts';
import {filesBelow} from './files-below.ts';
import {isJsx, textAttribute, type Jsx} from './jsx.ts';

/** Folder of all compositions, from the root of the project. */
export const demosFolder = 'src/demos';

/**
 * Names of all demos, in order. A demo is a folder with `index.tsx`; its name is the folder's path
 * below `src/demos`.
 * @param root folder of the project
 */
export const listDemos = (root = '.'): string[] =>
  filesBelow(path.join(root, demosFolder))
    .filter((file) => path.basename(file) === 'index.tsx')
    .map((file) => path.dirname(file))
    .sort();

/** Components that show a demo by its name; each is a folder in `src/mdx`. */
export const demoComponents = ['Demo', 'DemoStill'];

/** Where a page shows a demo. Line and column begin at 1. */
export type DemoOnPage = {
  node: Jsx;
  component: string;
  /** Undefined where the name is missing or not written as text. */
  name: string | undefined;
  line: number;
  column: number;
};

/** All demos of a page, in order. */
export function demosOnPage(tree: Root): DemoOnPage[] {
  const found: DemoOnPage[] = [];
  visit(tree, (node) => {
    if (isJsx(node) && demoComponents.includes(node.name ?? '')) {
      const {line, column} = node.position?.start ?? {line: 1, column: 1};
      found.push({node, component: node.name!, name: textAttribute(node, 'name'), line, column});
    }
  });
  return found;
}

/** What is wrong with the name that a page gives a demo, and what to do; null where there is such a demo. */
export function demoFinding(
  {component, name}: Pick<DemoOnPage, 'component' | 'name'>,
  known: readonly string[],
): {message: string; hint: string} | null {
  if (name === undefined) {
    return {
      message: `<${component}> has no name.`,
      hint: `Write the name of a folder in src/demos, as in <${component} name="scale-in" />.`,
    };
  }
  if (known.includes(name)) {
    return null;
  }
  const near = nearestWord(name, known);
  return {
    message: `There is no demo "${name}".`,
    hint: `${near ? `Did you mean "${near}"? Otherwise add` : 'Add'} src/demos/${name}/ with demo.ts and index.tsx.`,
  };
}
