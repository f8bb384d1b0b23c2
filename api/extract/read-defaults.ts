import ts from 'ts6';
import type {CodeReader, FunctionNode} from './code-modules.ts';

/** Defaults that a function gives: to its parameters by position, to members of one by name. */
export type Defaults = {
  parameter: (index: number) => string | undefined;
  member: (index: number, name: string) => string | undefined;
};

/** Every value that the code falls back to, by what it falls back from: `0` or `0.from`. */
type Found = Map<string, Set<string | undefined>>;

/**
 * Defaults that the code of a function leaves no doubt about: those of
 * destructured members and of parameters, and `x ?? value`. Where the code has
 * several for one name, there is none.
 */
export function readDefaults(node: FunctionNode, code: CodeReader): Defaults {
  const found: Found = new Map();
  const add = (option: string, value: ts.Expression) =>
    found.set(option, (found.get(option) ?? new Set()).add(code.read(value)));
  const seen = new Set<FunctionNode>();

  function collect(one: FunctionNode): void {
    seen.add(one);
    const paths = new Map<string, string>();
    one.parameters.forEach(({name, initializer}, index) => {
      bind(name, String(index), paths, add);
      if (initializer) {
        add(String(index), initializer);
      }
    });
    if (one.body) {
      readBody(one.body, paths, add);
      componentsWithAllProps(one.body, paths)
        .map((component) => code.functionOf(component))
        .filter((next) => next?.getSourceFile() === one.getSourceFile() && !seen.has(next))
        .forEach((next) => next && collect(next));
    }
  }
  collect(node);
  const certain = (option: string) => {
    const values = [...(found.get(option) ?? [])];
    return values.length === 1 ? values[0] : undefined;
  };
  return {
    parameter: (index) => certain(String(index)),
    member: (index, name) => certain(`${index}.${name}`),
  };
}

/** Components of the same file that get the props as they are: `jsx(Inner, {...props})`. */
function componentsWithAllProps(
  body: ts.Node,
  paths: ReadonlyMap<string, string>,
): ts.Expression[] {
  const components: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.arguments[1] && passesAll(node.arguments[1], paths)) {
      components.push(node.arguments[0]!);
    }
    ts.forEachChild(node, visit);
  };
  visit(body);
  return components;
}

const passesAll = (props: ts.Expression, paths: ReadonlyMap<string, string>): boolean =>
  ts.isObjectLiteralExpression(props) &&
  props.properties.some(
    (one) =>
      ts.isSpreadAssignment(one) &&
      ts.isIdentifier(one.expression) &&
      paths.get(one.expression.text) === '0',
  );

type Add = (option: string, value: ts.Expression) => void;

/** Notes which option each local name stands for. */
function bind(name: ts.BindingName, option: string, paths: Map<string, string>, add: Add): void {
  if (ts.isIdentifier(name)) {
    paths.set(name.text, option);
    return;
  }
  // Members of members are not options of the function.
  if (!ts.isObjectBindingPattern(name) || option.includes('.')) {
    return;
  }
  for (const element of name.elements) {
    const key = element.propertyName ?? element.name;
    if (element.dotDotDotToken) {
      bind(element.name, option, paths, add);
    } else if (ts.isIdentifier(key)) {
      bind(element.name, `${option}.${key.text}`, paths, add);
      if (element.initializer) {
        add(`${option}.${key.text}`, element.initializer);
      }
    }
  }
}

function readBody(body: ts.ConciseBody, paths: Map<string, string>, add: Add): void {
  const optionOf = (node: ts.Expression): string | undefined => {
    const bare = withoutChain(node);
    if (ts.isIdentifier(bare)) {
      return paths.get(bare.text);
    }
    if (ts.isPropertyAccessExpression(bare)) {
      const option = optionOf(bare.expression);
      return option === undefined || option.includes('.')
        ? undefined
        : `${option}.${bare.name.text}`;
    }
    return undefined;
  };
  const visit = (node: ts.Node): void => {
    if (hidesNames(node, paths)) {
      return;
    }
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isObjectBindingPattern(node.name)
    ) {
      const option = optionOf(node.initializer);
      if (option !== undefined) {
        bind(node.name, option, paths, add);
      }
    }
    const fallback = ts.isExpression(node) ? asFallback(node) : undefined;
    const option = fallback && optionOf(fallback.given);
    // `a ?? b` where both are options says nothing yet: `a ?? b ?? value` around it does.
    if (fallback && option !== undefined && optionOf(fallback.otherwise) === undefined) {
      add(option, fallback.otherwise);
    }
    readLaterValue(node, optionOf, add);
    ts.forEachChild(node, visit);
  };
  visit(body);
}

/** A function inside, whose own parameters have names of the options. */
const hidesNames = (node: ts.Node, paths: ReadonlyMap<string, string>): boolean =>
  ts.isFunctionLike(node) &&
  node.parameters.some(({name}) =>
    name
      .getText()
      .match(/\w+/g)
      ?.some((word) => paths.has(word)),
  );

const isAssignment = (node: ts.Expression): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;

const isNothing = (node: ts.Expression): boolean =>
  (ts.isIdentifier(node) && node.text === 'undefined') || ts.isVoidExpression(node);

/** Without parentheses. */
const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? bare(node.expression) : node;

/** `a?.b`, also as older compilers write it: `a === null || a === void 0 ? void 0 : a.b` */
function withoutChain(node: ts.Expression): ts.Expression {
  const inner = bare(node);
  return ts.isConditionalExpression(inner) &&
    isNothing(inner.whenTrue) &&
    /=== null \|\| .* === void 0$/.test(inner.condition.getText())
    ? bare(inner.whenFalse)
    : inner;
}

/** `a ?? b`, also as older compilers write it: `a !== null && a !== void 0 ? a : b` */
function asFallback(
  node: ts.Expression,
): {given: ts.Expression; otherwise: ts.Expression} | undefined {
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  ) {
    return {given: givenOf(node.left), otherwise: node.right};
  }
  if (!ts.isConditionalExpression(node)) {
    return undefined;
  }
  const condition = bare(node.condition);
  if (
    !ts.isBinaryExpression(condition) ||
    !/!== null && .* !== void 0$/s.test(condition.getText())
  ) {
    return undefined;
  }
  const compared = ts.isBinaryExpression(condition.left)
    ? bare(condition.left.left)
    : condition.left;
  const given = isAssignment(compared) ? compared.right : node.whenTrue;
  return {given: givenOf(given), otherwise: node.whenFalse};
}

/** In `a ?? b ?? c`, `c` is what `a` falls back to when nothing is given. */
function givenOf(node: ts.Expression): ts.Expression {
  const inner = bare(node);
  const fallback = asFallback(inner);
  return fallback ? fallback.given : inner;
}

/** `let x = value; if (options.x !== undefined) { x = options.x; }` */
function readLaterValue(
  node: ts.Node,
  optionOf: (node: ts.Expression) => string | undefined,
  add: (option: string, value: ts.Expression) => void,
): void {
  if (!ts.isIfStatement(node) || node.elseStatement || !ts.isBlock(node.thenStatement)) {
    return;
  }
  const [only, more] = node.thenStatement.statements;
  if (!only || more || !ts.isExpressionStatement(only) || !isAssignment(only.expression)) {
    return;
  }
  const {left, right} = only.expression;
  const {parent} = node;
  const tested = testedForUndefined(node.expression);
  if (!tested || !ts.isIdentifier(left) || !ts.isBlock(parent)) {
    return;
  }
  const option = optionOf(tested);
  const before = parent.statements[parent.statements.indexOf(node) - 1];
  const declared =
    before && ts.isVariableStatement(before) ? before.declarationList.declarations : [];
  const first = declared.find(({name}) => ts.isIdentifier(name) && name.text === left.text);
  if (option !== undefined && option === optionOf(right) && first?.initializer) {
    add(option, first.initializer);
  }
}

const testedForUndefined = (node: ts.Expression): ts.Expression | undefined =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken &&
  isNothing(node.right)
    ? node.left
    : undefined;
