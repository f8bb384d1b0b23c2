import ts from 'ts6';
import {asFallback} from '../extract/fallbacks.ts';
import {askedOf, walkAnswers, type Locals} from './asked-settings.ts';
import type {CompiledModule} from './compiled-module.ts';
import type {ConfigLinks} from './config-links.ts';
import {keysRead} from './keys-read.ts';
import {literalText, resolve, type Place} from './resolve.ts';

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
    const fallback = ts.isExpression(node) ? asFallback(node) : undefined;
    const [given] = fallback ? keysRead(fallback.given, module) : [];
    if (fallback && given !== undefined) {
      add(given, literalText({node: fallback.otherwise, module}));
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

/** `if (parsedCli.key) { ...; throw or exit }`: the command refuses the flag. */
function isRefusal(node: ts.IfStatement, module: CompiledModule): boolean {
  const last = ts.isBlock(node.thenStatement) ? node.thenStatement.statements.at(-1) : undefined;
  return (
    keysRead(node.expression, module).length > 0 &&
    last !== undefined &&
    (ts.isThrowStatement(last) || last.getText().startsWith('process.exit(1)'))
  );
}
