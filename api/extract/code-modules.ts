import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'ts6';

export type FunctionNode =
  ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration;

/** A compiled file: what its names stand for, and which file each name of a module is. */
type CodeModule = {
  file: string;
  values: Map<string, ts.Expression>;
  functions: Map<string, FunctionNode>;
  imports: Map<string, string>;
};

const isFunction = (node: ts.Node): node is ts.FunctionExpression | ts.ArrowFunction =>
  ts.isFunctionExpression(node) || ts.isArrowFunction(node);

const plain: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
]);

export type CodeReader = ReturnType<typeof createCodeReader>;

/** Reads the code of packages, file by file as it is needed. */
export function createCodeReader() {
  const known = new Map<string, CodeModule>();

  function open(file: string): CodeModule {
    const found = known.get(file) ?? readModule(file);
    known.set(file, found);
    return found;
  }

  /** What a name, or a member of an imported module, stands for. */
  function find(node: ts.Expression): ts.Expression | undefined {
    const module = open(node.getSourceFile().fileName);
    if (ts.isIdentifier(node)) {
      return module.values.get(node.text);
    }
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const {text} = node.expression;
      const from = text === 'exports' ? module.file : module.imports.get(text);
      return from === undefined ? undefined : open(from).values.get(node.name.text);
    }
    return undefined;
  }

  /** The function behind an expression: itself, by its name, or wrapped by others (`forwardRef(f)`). */
  function functionOf(node: ts.Expression, depth = 0): FunctionNode | undefined {
    if (isFunction(node) || depth > 5) {
      return isFunction(node) ? node : undefined;
    }
    if (ts.isParenthesizedExpression(node)) {
      return functionOf(node.expression, depth + 1);
    }
    if (ts.isCallExpression(node)) {
      const [wrapped] = node.arguments;
      return wrapped && functionOf(wrapped, depth + 1);
    }
    const module = open(node.getSourceFile().fileName);
    const declared = ts.isIdentifier(node) ? module.functions.get(node.text) : undefined;
    const value = declared ? undefined : find(node);
    return declared ?? (value && functionOf(value, depth + 1));
  }

  /** The function that a file gives a name at its top level. */
  function functionNamed(file: string, name: string): FunctionNode | undefined {
    const {functions, values} = open(file);
    const value = values.get(name);
    return functions.get(name) ?? (value && functionOf(value));
  }

  /** The text of a literal, of a list of literals, or of a name for one; nothing for what only runs. */
  function read(node: ts.Expression): string | undefined {
    if (ts.isParenthesizedExpression(node)) {
      return read(node.expression);
    }
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      // An empty text stands for none.
      return node.text ? `'${node.text}'` : undefined;
    }
    if (plain.has(node.kind) || (ts.isIdentifier(node) && node.text === 'Infinity')) {
      return node.getText();
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
      const value = read(node.operand);
      return value && `-${value}`;
    }
    if (ts.isArrayLiteralExpression(node)) {
      const values = node.elements.map(read);
      return values.every((value) => value !== undefined) ? `[${values.join(', ')}]` : undefined;
    }
    const value = find(node);
    return value && read(value);
  }

  return {read, functionOf, functionNamed};
}

function readModule(file: string): CodeModule {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  );
  const module: CodeModule = {file, values: new Map(), functions: new Map(), imports: new Map()};
  source.statements.forEach((statement) => readStatement(statement, module));
  return module;
}

function readStatement(statement: ts.Statement, module: CodeModule): void {
  if (ts.isFunctionDeclaration(statement) && statement.name) {
    module.functions.set(statement.name.text, statement);
  }
  if (ts.isClassDeclaration(statement) && statement.name) {
    for (const method of statement.members.filter(ts.isMethodDeclaration)) {
      module.functions.set(`${statement.name.text}.${method.name.getText()}`, method);
    }
  }
  if (ts.isVariableStatement(statement)) {
    for (const {name, initializer} of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) {
        readVariable(name.text, initializer, statement, module);
      }
    }
  }
  if (ts.isExpressionStatement(statement)) {
    readExport(statement.expression, module);
  }
}

function readVariable(
  name: string,
  value: ts.Expression,
  statement: ts.VariableStatement,
  module: CodeModule,
): void {
  const imported = requiredFile(value, module.file);
  // A name that may be given another value later has none that is certain.
  const isFixed =
    Boolean(statement.declarationList.flags & ts.NodeFlags.Const) ||
    isFunction(value) ||
    ts.isCallExpression(value);
  if (imported) {
    module.imports.set(name, imported);
  } else if (isFixed || /\.mjs$|dist\/index\.js$/.test(module.file)) {
    module.values.set(name, value);
  }
}

/** `exports.name = value`, `Name.member = value` */
function readExport(node: ts.Expression, module: CodeModule): void {
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left)
  ) {
    const name = node.left.getText().replace(/^exports\./, '');
    // `exports.name = name` and `exports.name = void 0` say nothing.
    if (
      !module.values.has(name) &&
      !ts.isVoidExpression(node.right) &&
      node.right.getText() !== name
    ) {
      module.values.set(name, node.right);
    }
  }
}

/** The file behind `require('./file')`, where it is of the same package. */
function requiredFile(node: ts.Expression, from: string): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'require') {
    return undefined;
  }
  const [argument] = node.arguments;
  if (!argument || !ts.isStringLiteral(argument) || !argument.text.startsWith('.')) {
    return undefined;
  }
  const base = path.join(path.dirname(from), argument.text);
  return [base, `${base}.js`, path.join(base, 'index.js')].find(
    (file) => file.endsWith('.js') && existsSync(file),
  );
}

/**
 * Files that may have the code of a declaration: the one beside it, or the one
 * that the whole package is bundled into.
 */
export function codeFiles(declaration: ts.Node): string[] {
  const {fileName} = declaration.getSourceFile();
  const beside = fileName.replace(/\.d\.([cm]?)ts$/, '.$1js');
  const folders = ancestors(path.dirname(fileName));
  const bundles = folders.flatMap((folder) => [
    path.join(folder, 'esm/index.mjs'),
    path.join(folder, 'index.js'),
    path.join(folder, 'index.mjs'),
  ]);
  return [beside, beside.replace(/\.js$/, '.mjs'), ...bundles].filter((file) => existsSync(file));
}

/** A folder and those around it, up to the folder of the package. */
function ancestors(folder: string): string[] {
  const parent = path.dirname(folder);
  return existsSync(path.join(folder, 'package.json')) || parent === folder
    ? [folder]
    : [folder, ...ancestors(parent)];
}
