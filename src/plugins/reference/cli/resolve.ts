import ts from 'ts6';
import {loadModule, type CompiledModule} from './compiled-module.ts';

/** A piece of compiled code and the file in which it stands. */
export type Place = {node: ts.Node; module: CompiledModule};

/**
 * Follows names, imports, exports and properties of object literals to what they stand for.
 * @returns undefined where that cannot be told without running the code
 */
export function resolve({node, module}: Place): Place | undefined {
  if (ts.isParenthesizedExpression(node)) {
    return resolve({node: node.expression, module});
  }
  // `(0, module_1.name)(...)`, the form in which imported functions are called.
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken) {
    return resolve({node: node.right, module});
  }
  if (ts.isIdentifier(node)) {
    const target = module.names.get(node.text);
    return target && (target === node ? {node, module} : resolve({node: target, module}));
  }
  if (ts.isBindingElement(node)) {
    const {initializer} = node.parent.parent as ts.VariableDeclaration;
    return initializer && property({node: initializer, module}, nameIn(node));
  }
  const name = accessedName(node);
  if (name !== undefined) {
    return property({node: (node as ts.PropertyAccessExpression).expression, module}, name);
  }
  return {node, module};
}

/** The text that an expression stands for, where it is written out. */
export function resolveText(place: Place): string | undefined {
  const local = ts.isIdentifier(place.node) ? localValue(place.node) : undefined;
  const found = resolve(local ? {...place, node: local} : place)?.node;
  return found && ts.isStringLiteralLike(found) ? found.text : undefined;
}

/** The number or text that an expression stands for, as it would be typed on the command line. */
export function literalText(place: Place): string | undefined {
  const found = resolve(place)?.node;
  if (!found) {
    return undefined;
  }
  return ts.isNumericLiteral(found) ? found.getText() : resolveText({...place, node: found});
}

/** What a function's own variable is set to where it is declared. */
export function localValue(name: ts.Identifier): ts.Expression | undefined {
  for (let scope = name.parent; scope && !ts.isSourceFile(scope); scope = scope.parent) {
    const found = ts.isFunctionLike(scope) ? declaredIn(scope, name.text) : undefined;
    if (found) {
      return found;
    }
  }
  return undefined;
}

function declaredIn(node: ts.Node, name: string): ts.Expression | undefined {
  return ts.isVariableDeclaration(node) && node.name.getText() === name
    ? node.initializer
    : node.forEachChild((child) => declaredIn(child, name));
}

/** Name in `object.name` and `object['name']`. */
function accessedName(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    return node.name.text;
  }
  return ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)
    ? node.argumentExpression.text
    : undefined;
}

/** Name of the property that `{name: local}` takes from an object. */
export const nameIn = (element: ts.BindingElement): string =>
  (element.propertyName ?? element.name).getText();

function property(owner: Place, name: string): Place | undefined {
  const {node, module} = owner;
  if (ts.isIdentifier(node)) {
    const imported = module.imports.get(node.text);
    const source =
      node.text === 'exports'
        ? module
        : imported?.endsWith('.js')
          ? loadModule(imported)
          : undefined;
    if (source) {
      const value = source.exports.get(name);
      return value && resolve({node: value, module: source});
    }
  }
  const object = resolve(owner);
  if (!object || !ts.isObjectLiteralExpression(object.node)) {
    return undefined;
  }
  const member = object.node.properties.find((candidate) => candidate.name?.getText() === name);
  if (!member) {
    return undefined;
  }
  if (ts.isPropertyAssignment(member)) {
    return resolve({node: member.initializer, module: object.module});
  }
  return ts.isShorthandPropertyAssignment(member)
    ? resolve({node: member.name, module: object.module})
    : {node: member, module: object.module};
}
