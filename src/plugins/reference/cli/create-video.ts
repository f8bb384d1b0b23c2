import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'ts6';
import {loadModule} from './compiled-module.ts';

/**
 * Flags of `npx create-video`: one for each template, and those that its code asks for by name.
 * @param folder folder of the package
 */
export function readCreateVideoFlags(folder: string): string[] {
  const load = createRequire(path.join(folder, 'package.json'));
  const {FEATURED_TEMPLATES, PAID_TEMPLATES} = load('./dist/templates.js') as Record<
    string,
    {cliId: string}[]
  >;
  const templates = [...(FEATURED_TEMPLATES ?? []), ...(PAID_TEMPLATES ?? [])];
  const flags = [...templates.map(({cliId}) => cliId), ...namedFlags(folder)];
  return flags.map((flag) => `--${flag}`).sort();
}

/** `tmp` in `parsed.tmp`. `parsed._` holds the words that are no flags. */
function namedFlags(folder: string): string[] {
  const {source} = loadModule(path.join(folder, 'dist/select-template.js'));
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAccessExpression(node) &&
      node.expression.getText() === 'parsed' &&
      node.name.text !== '_'
    ) {
      found.push(node.name.text);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}
