import ts from 'ts6';
import {isAssignment, isNothing} from './fallbacks.ts';

/** `let x = value; if (options.x !== undefined) { x = options.x; }` */
export function readLaterValue(
  node: ts.Node,
  placeOf: (node: ts.Expression) => string | undefined,
  add: (place: string, value: ts.Expression) => void,
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
  const place = placeOf(tested);
  const before = parent.statements[parent.statements.indexOf(node) - 1];
  const declared =
    before && ts.isVariableStatement(before) ? before.declarationList.declarations : [];
  const first = declared.find(({name}) => ts.isIdentifier(name) && name.text === left.text);
  if (place !== undefined && place === placeOf(right) && first?.initializer) {
    add(place, first.initializer);
  }
}

const testedForUndefined = (node: ts.Expression): ts.Expression | undefined =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken &&
  isNothing(node.right)
    ? node.left
    : undefined;
