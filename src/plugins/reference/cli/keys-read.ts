import ts from 'ts6';
import type {CompiledModule} from './compiled-module.ts';
import {nameIn, resolveText} from './resolve.ts';

/** Names under which the code of the commands holds the parsed command line. */
const parsed = new Set(['parsedCli', 'parsedLambdaCli', 'parsedCloudrunCli', 'commandLine']);

/** Keys that one expression or pattern takes from the parsed command line. */
export function keysRead(node: ts.Node, module: CompiledModule): string[] {
  if (ts.isPropertyAccessExpression(node) && isParsed(node.expression)) {
    return node.name.text === '_' ? [] : [node.name.text];
  }
  if (ts.isElementAccessExpression(node) && isParsed(node.expression)) {
    const key = resolveText({node: node.argumentExpression, module});
    return key === undefined ? [] : [key];
  }
  const {name, initializer} = ts.isVariableDeclaration(node) ? node : {};
  return name && initializer && ts.isObjectBindingPattern(name) && isParsed(initializer)
    ? name.elements.map(nameIn)
    : [];
}

/** `parsedCli`, `module_1.parsedCli`, `exports.parsedCli`. */
const isParsed = (node: ts.Expression): boolean =>
  parsed.has(ts.isPropertyAccessExpression(node) ? node.name.text : node.getText());
