import ts from 'ts6';
import type {CompiledModule} from './compiled-module.ts';
import {settingKey} from './flags-read.ts';
import {keysRead} from './keys-read.ts';
import {resolve, type Place} from './resolve.ts';

/** Keys of the command line from which a module's variable is written, by the variable. */
export type ConfigLinks = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads `if (parsedCli.key) { Config.setSomething(parsedCli.key) }` and so on: before a command
 * runs, some of its flags are put where the configuration file puts its settings.
 * @param parse the function that does so
 */
export function readConfigLinks({node: parse, module}: Place): ConfigLinks {
  const links = new Map<string, Set<string>>();
  const link = (statement: ts.IfStatement): void => {
    const keys = keysBelow(statement.expression, module);
    for (const call of callsBelow(statement.thenStatement)) {
      for (const setting of settingsWritten({node: call.expression, module})) {
        const known = links.get(setting) ?? new Set();
        keys.forEach((key) => known.add(key));
        links.set(setting, known);
      }
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node)) {
      link(node);
    }
    node.forEachChild(visit);
  };
  visit(parse);
  return links;
}

function keysBelow(node: ts.Node, module: CompiledModule): string[] {
  const own = keysRead(node, module);
  node.forEachChild((child) => void own.push(...keysBelow(child, module)));
  return own;
}

function callsBelow(node: ts.Node): ts.CallExpression[] {
  const own = ts.isCallExpression(node) ? [node] : [];
  node.forEachChild((child) => void own.push(...callsBelow(child)));
  return own;
}

/** Variables of modules that a function assigns to, itself or through what it calls. */
function settingsWritten(called: Place, seen = new Set<ts.Node>()): string[] {
  const target = resolve(called);
  if (!target || seen.has(target.node)) {
    return [];
  }
  seen.add(target.node);
  const {node: body, module} = target;
  const written: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isIdentifier(node.left) &&
      module.names.has(node.left.text)
    ) {
      written.push(settingKey(module, node.left.text));
    }
    if (ts.isCallExpression(node)) {
      written.push(...settingsWritten({node: node.expression, module}, seen));
    }
    node.forEachChild(visit);
  };
  visit(body);
  return written;
}
