import path from 'node:path';
import ts from 'ts6';
import {rendererOptions} from './declared-values.ts';
import type {ConfigLinks} from './config-links.ts';
import {loadModule} from './compiled-module.ts';
import {literalText} from './resolve.ts';

/**
 * Values that commands use where a flag is absent and no configuration file says otherwise, by
 * key of the command line: what the renderer's options answer, and what settings start with.
 */
export function readDefaults(packages: string, links: ConfigLinks): Map<string, string> {
  return new Map([...ofSettings(links), ...ofOptions(packages), ...ofParser(packages)]);
}

/** Switches that the parser of the command line sets where they are absent. */
function ofParser(packages: string): [string, string][] {
  const {source, file} = loadModule(path.join(packages, 'cli/dist/parsed-cli.js'));
  const found: [string, string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.initializer.kind === ts.SyntaxKind.TrueKeyword) {
      found.push([node.name.getText(), 'true']);
    }
    node.forEachChild(visit);
  };
  visit(source);
  if (found.length === 0) {
    throw new Error(`${file} no longer says which switches are on by themselves.`);
  }
  return found;
}

function ofOptions(packages: string): [string, string][] {
  return rendererOptions(packages).flatMap(([, {cliFlag, getValue}]) => {
    const value = answer(() => getValue({commandLine: {}}).value);
    return typeof value === 'string' || typeof value === 'number' ? [[cliFlag, String(value)]] : [];
  });
}

/** Some options want to know more than the command line, such as the codec. Those have no default. */
function answer(ask: () => unknown): unknown {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

function ofSettings(links: ConfigLinks): [string, string][] {
  return [...links].flatMap(([setting, keys]) => {
    const [file, name] = setting.split('#') as [string, string];
    const module = loadModule(file);
    const initial = literalText({node: module.names.get(name)!, module});
    return initial === undefined ? [] : [...keys].map((key): [string, string] => [key, initial]);
  });
}
