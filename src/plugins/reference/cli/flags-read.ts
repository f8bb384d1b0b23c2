import ts from 'ts6';
import type {CompiledModule} from './compiled-module.ts';
import type {ConfigLinks} from './config-links.ts';
import {literalText, nameIn, resolve, resolveText, type Place} from './resolve.ts';

/** Names under which the code of the commands holds the parsed command line. */
const parsed = new Set(['parsedCli', 'parsedLambdaCli', 'parsedCloudrunCli', 'commandLine']);

/**
 * Folders whose code reads the command line. Nothing else is searched: renderer, bundler, server.
 * What `parse-command-line.js` does is told by the links.
 */
const searched =
  /@remotion\/(?:cli\/dist\/(?!parse-command-line)|renderer\/dist\/options\/|(?:lambda|cloudrun)\/dist\/cli\/)/;

/** Keys that code reads, with the value it takes where a key is absent, if that is written out. */
export type FlagsRead = Map<string, string | undefined>;

/**
 * Keys of the parsed command line that code reads, directly or through what it calls. Settings
 * that the command line writes and that the code reads later count as well.
 * @param start the code of a command
 * @param links which settings are written from which keys
 * @param apart files that are not searched
 */
export function flagsRead(start: Place, links: ConfigLinks, apart?: RegExp): FlagsRead {
  const flags: FlagsRead = new Map();
  const seen = new Set<ts.Node>();

  const add = (key: string, fallback?: string): void => {
    flags.set(key, flags.get(key) ?? fallback);
  };

  const follow = (place: Place): void => {
    const {file} = place.module;
    if (searched.test(file) && !apart?.test(file) && !seen.has(place.node)) {
      seen.add(place.node);
      walk(place.node, place.module);
    }
  };

  const walk = (node: ts.Node, module: CompiledModule, locals?: Locals): void => {
    if (ts.isIfStatement(node) && isRefusal(node, module)) {
      return;
    }
    const asked = askedOf(node, module);
    if (asked) {
      walkAnswers(asked, walk);
      return;
    }
    keysRead(node, module).forEach((key) => add(key));
    if (ts.isConditionalExpression(node)) {
      const key = keyBeforeFallback(node, module);
      if (key !== undefined) {
        add(key, literalText({node: node.whenFalse, module}));
      }
    }
    if (ts.isIdentifier(node)) {
      const local = locals?.get(node.text);
      if (local) {
        locals?.delete(node.text);
        walk(local, module, locals);
      } else if (module.names.has(node.text) && !isPropertyName(node)) {
        links.get(settingKey(module, node.text))?.forEach((key) => add(key));
        followIfKnown({node, module}, follow);
      }
      return;
    }
    if (ts.isPropertyAccessExpression(node) && resolve({node, module})) {
      followIfKnown({node, module}, follow);
      return;
    }
    node.forEachChild((child) => walk(child, module, locals));
  };

  follow(start);
  walk(start.node, start.module);
  return flags;
}

type Locals = Map<string, ts.Expression>;

/** Name of a module's variable among all modules. */
export const settingKey = ({file}: CompiledModule, name: string): string => `${file}#${name}`;

/** Objects are not followed: of those that hold all options or settings, code uses a few. */
function followIfKnown(place: Place, follow: (place: Place) => void): void {
  const target = resolve(place);
  if (target && target.node !== place.node && !ts.isObjectLiteralExpression(target.node)) {
    follow(target);
  }
}

/** `name` in `object.name` and `{name: value}` is no variable. */
function isPropertyName(node: ts.Identifier): boolean {
  const {parent} = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}

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

/** Key in `(_a = parsedCli.key) !== null && _a !== void 0 ? _a : fallback`, which was `key ?? fallback`. */
function keyBeforeFallback(
  {condition}: ts.ConditionalExpression,
  module: CompiledModule,
): string | undefined {
  const [assigned] = /^\(_\w+ = /.test(condition.getText()) ? assignments(condition) : [];
  return assigned && keysRead(assigned.right, module)[0];
}

function assignments(node: ts.Node): ts.BinaryExpression[] {
  const isAssignment =
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  const own = isAssignment ? [node] : [];
  node.forEachChild((child) => void own.push(...assignments(child)));
  return own;
}

/** `if (parsedCli.key) { ...; throw or exit }`: the command refuses the flag. */
function isRefusal(node: ts.IfStatement, module: CompiledModule): boolean {
  const last = ts.isBlock(node.thenStatement) ? node.thenStatement.statements.at(-1) : undefined;
  return (
    keysRead(node.expression, module).length > 0 &&
    last !== undefined &&
    (ts.isThrowStatement(last) || last.getText().startsWith('process.exit(1)'))
  );
}

type Asked = {names: string[]; function: ts.ArrowFunction; module: CompiledModule};

/**
 * `const {a, b} = getCliOptions(...)`. That function looks up every setting there is, and each
 * command takes a few of them: only those that it takes count.
 */
function askedOf(node: ts.Node, module: CompiledModule): Asked | undefined {
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

function walkAnswers(
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
