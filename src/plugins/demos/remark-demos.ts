import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {VFile} from 'vfile';
import {demoFinding, demosOnPage, listDemos} from '../../content/demos.ts';

const mdx = unified().use(remarkParse).use(remarkMdx);

/**
 * Passes each `<Demo name="...">` its data. The page imports the file that the demos plugin wrote,
 * and the component too, so that no other page carries them.
 * @throws for a name that no folder has, with `file:line:column` and the nearest name
 */
export function remarkDemos() {
  return (tree: Root, file: VFile): void => {
    const demos = demosOnPage(tree);
    if (demos.length === 0) {
      return;
    }
    const known = listDemos(file.cwd);
    const imports = new Set<string>();
    const variables = new Map<string, string>();
    for (const {node, component, name, line, column} of demos) {
      const finding = demoFinding({component, name}, known);
      if (name === undefined || finding) {
        throw new Error(`${file.path}:${line}:${column} ${finding?.message} ${finding?.hint}`);
      }
      const variable = variables.get(name) ?? `demo${variables.size}`;
      variables.set(name, variable);
      imports.add(`import {${component}} from '@site/src/mdx/${component}';`);
      imports.add(`import ${variable} from '@generated/demos/default/${name}.json';`);
      const [parsed] = demosOnPage(mdx.parse(`<Demo demo={${variable}} />`));
      node.attributes.push(...parsed!.node.attributes);
    }
    tree.children.unshift(...mdx.parse([...imports].join('\n')).children);
  };
}
