import ts from 'ts6';

/** Turns the code of a value into text, or nothing where it is not known before the code runs. */
export type ReadValue = (node: ts.Expression) => string | undefined;

const plain: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
]);

const arithmetic: Partial<Record<ts.SyntaxKind, (a: number, b: number) => number>> = {
  [ts.SyntaxKind.AsteriskToken]: (a, b) => a * b,
  [ts.SyntaxKind.SlashToken]: (a, b) => a / b,
  [ts.SyntaxKind.PlusToken]: (a, b) => a + b,
  [ts.SyntaxKind.MinusToken]: (a, b) => a - b,
};

/**
 * Reads literals, lists of them, arithmetic of numbers and names of such.
 * @param find gives the value that a name or a member of a module stands for
 */
export function createValueReader(find: (node: ts.Expression) => ts.Expression | undefined) {
  const read: ReadValue = (node) => {
    if (ts.isParenthesizedExpression(node)) {
      return read(node.expression);
    }
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      // An empty text stands for none.
      return node.text ? `'${node.text}'` : undefined;
    }
    if (plain.has(node.kind)) {
      return node.getText();
    }
    if (ts.isIdentifier(node) && node.text === 'Infinity') {
      return 'Infinity';
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
      const value = read(node.operand);
      return value && `-${value}`;
    }
    if (ts.isArrayLiteralExpression(node)) {
      return readList(node.elements);
    }
    if (ts.isBinaryExpression(node)) {
      return calculate(node);
    }
    const value = find(node);
    return value && read(value);
  };

  const readList = (nodes: readonly ts.Expression[]): string | undefined => {
    const values = nodes.map(read);
    return values.every((value) => value !== undefined) ? `[${values.join(', ')}]` : undefined;
  };

  const calculate = ({left, operatorToken, right}: ts.BinaryExpression): string | undefined => {
    const [a, b] = [Number(read(left)), Number(read(right))];
    const result = arithmetic[operatorToken.kind]?.(a, b) ?? Number.NaN;
    return Number.isNaN(result) ? undefined : String(result);
  };

  return read;
}
