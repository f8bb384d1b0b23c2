import type {Root, RootContent} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {demoProblem, demosOnPage} from './demos-on-page.ts';
import {listDemos} from './list-demos.ts';

/**
 * Hands each `<Demo name="...">` its data. The page imports the file that the
 * demos plugin wrote, and the component too, so that no other page carries them.
 * @throws for a name that no folder has, with `file:line:column` and the nearest name
 */
export function remarkDemos() {
  return (tree: Root, file: VFile): void => {
    const demos = demosOnPage(tree);
    if (demos.length === 0) {
      return;
    }
    const known = listDemos(file.cwd);
    const variables = new Map<string, string>();
    for (const {node, component, name, line, column} of demos) {
      const problem = demoProblem({component, name}, known);
      if (name === undefined || problem) {
        throw new Error(`${file.path}:${line}:${column} ${problem?.message} ${problem?.remedy}`);
      }
      const variable = variables.get(name) ?? `demo${variables.size}`;
      variables.set(name, variable);
      node.attributes.push(attribute('demo', variable));
    }
    tree.children.unshift(
      ...[...new Set(demos.map(({component}) => component))].map((component) =>
        importOf(component, component, `@site/src/mdx/${component}`),
      ),
      ...[...variables].map(([demo, variable]) =>
        importOf('default', variable, `@generated/demos/default/${demo}.json`),
      ),
    );
  };
}

/** `demo={variable}` */
function attribute(name: string, variable: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: variable,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{type: 'ExpressionStatement', expression: {type: 'Identifier', name: variable}}],
        },
      },
    },
  };
}

/** `import {exported as variable} from 'source'` */
function importOf(exported: string, variable: string, source: string): RootContent {
  return {
    type: 'mdxjsEsm',
    value: `import {${exported} as ${variable}} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [
              {
                type: 'ImportSpecifier',
                imported: {type: 'Identifier', name: exported},
                local: {type: 'Identifier', name: variable},
              },
            ],
            source: {type: 'Literal', value: source},
          },
        ],
      },
    },
  };
}
