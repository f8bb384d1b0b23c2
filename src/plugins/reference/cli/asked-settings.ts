import ts from 'ts6';
import type {CompiledModule} from './compiled-module.ts';
import {nameIn, resolve} from './resolve.ts';

/** Initial values of variables inside a function, by name. */
export type Locals = Map<string, ts.Expression>;

/** The settings that a command takes, and the function that looks all of them up. */
type Asked = {names: string[]; function: ts.ArrowFunction; module: CompiledModule};

/**
 * `const {a, b} = getCliOptions(...)`. That function looks up every setting there is, and each
 * command takes a few of them: only those that it takes count.
 */
export function askedOf(node: ts.Node, module: CompiledModule): Asked | undefined {
  if (
    !ts.isVariableDeclaration(node) ||
    !ts.isObjectBindingPattern(node.name) ||
    !node.initializer ||
    !ts.isCallExpression(node.initializer) ||
    !/\bgetCliOptions\)?$/.test(node.initializer.expression.getText())
  ) {
    return undefined;
  }
  const called = resolve({node: node.initializer.expression, module});
  return called && ts.isArrowFunction(called.node)
    ? {names: node.name.elements.map(nameIn), function: called.node, module: called.module}
    : undefined;
}

/** Walks through what the function returns for the settings that are taken. */
export function walkAnswers(
  {names, function: called, module}: Asked,
  walk: (node: ts.Node, module: CompiledModule, locals: Locals) => void,
): void {
  const locals: Locals = new Map();
  let answer: ts.Expression | undefined;
  for (const statement of (called.body as ts.Block).statements) {
    if (ts.isVariableStatement(statement)) {
      for (const {name, initializer} of statement.declarationList.declarations) {
        if (initializer) {
          locals.set(name.getText(), initializer);
        }
      }
    } else if (ts.isReturnStatement(statement)) {
      answer = statement.expression;
    }
  }
  for (const name of names) {
    const member =
      answer && ts.isObjectLiteralExpression(answer)
        ? answer.properties.find((candidate) => candidate.name?.getText() === name)
        : undefined;
    if (member) {
      walk(ts.isPropertyAssignment(member) ? member.initializer : member.name!, module, locals);
    }
  }
}
