import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import ts from 'ts6';

/** A CommonJS file as the TypeScript compiler wrote it, with its top-level names. */
export type CompiledModule = {
  file: string;
  source: ts.SourceFile;
  /** Files of required modules by the local name, such as `parsed_cli_1`. */
  imports: ReadonlyMap<string, string>;
  /** What stands behind each top-level name: an initializer, a function, or a part of a pattern. */
  names: ReadonlyMap<string, ts.Node>;
  /** What is assigned to `exports.name`. */
  exports: ReadonlyMap<string, ts.Expression>;
};

const parsing: ts.CreateSourceFileOptions = {
  languageVersion: ts.ScriptTarget.ES2022,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
};

const modules = new Map<string, CompiledModule>();

/** Reads a compiled file, once. */
export function loadModule(file: string): CompiledModule {
  const known = modules.get(file);
  if (known) {
    return known;
  }
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, parsing, true, ts.ScriptKind.JS);
  const loaded = {file, source, ...topLevelNames(source), exports: exportsOf(source)};
  modules.set(file, loaded);
  return loaded;
}

function topLevelNames(source: ts.SourceFile): Pick<CompiledModule, 'imports' | 'names'> {
  const {resolve} = createRequire(source.fileName);
  const imports = new Map<string, string>();
  const names = new Map<string, ts.Node>();
  const declare = ({name, initializer}: ts.VariableDeclaration): void => {
    const specifier = requiredBy(initializer);
    if (ts.isIdentifier(name)) {
      if (specifier === undefined) {
        names.set(name.text, initializer ?? name);
      } else if (!specifier.startsWith('node:')) {
        imports.set(name.text, resolve(specifier));
      }
    } else if (ts.isObjectBindingPattern(name)) {
      name.elements.forEach((element) => names.set(element.name.getText(), element));
    }
  };
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      statement.declarationList.declarations.forEach(declare);
    } else if (ts.isFunctionDeclaration(statement) && statement.name) {
      names.set(statement.name.text, statement);
    }
  }
  return {imports, names};
}

/** Module of `require("x")`, also inside of `__importDefault()` and the like. */
function requiredBy(node: ts.Expression | undefined): string | undefined {
  if (!node || !ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) {
    return undefined;
  }
  const [argument] = node.arguments;
  if (node.expression.text === 'require' && argument && ts.isStringLiteral(argument)) {
    return argument.text;
  }
  return node.expression.text.startsWith('__import') ? requiredBy(argument) : undefined;
}

function exportsOf(source: ts.SourceFile): CompiledModule['exports'] {
  const found = new Map<string, ts.Expression>();
  for (const statement of source.statements) {
    const assignment = ts.isExpressionStatement(statement) && statement.expression;
    if (
      assignment &&
      ts.isBinaryExpression(assignment) &&
      ts.isPropertyAccessExpression(assignment.left) &&
      assignment.left.expression.getText() === 'exports'
    ) {
      found.set(assignment.left.name.text, assignment.right);
    }
  }
  return found;
}
