import ts from 'ts6';

export const isAssignment = (node: ts.Expression): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;

export const isNothing = (node: ts.Expression): boolean =>
  (ts.isIdentifier(node) && node.text === 'undefined') || ts.isVoidExpression(node);

/** Without parentheses. */
const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? bare(node.expression) : node;

/** `a?.b`, also as older compilers write it: `a === null || a === void 0 ? void 0 : a.b` */
export function withoutChain(node: ts.Expression): ts.Expression {
  const inner = bare(node);
  return ts.isConditionalExpression(inner) &&
    isNothing(inner.whenTrue) &&
    /=== null \|\| .* === void 0$/.test(inner.condition.getText())
    ? bare(inner.whenFalse)
    : inner;
}

/** `a ?? b`, also as older compilers write it: `a !== null && a !== void 0 ? a : b` */
export function asFallback(
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
