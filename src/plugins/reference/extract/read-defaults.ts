import ts from 'ts6';
import type {CodeReader, FunctionNode} from './code-modules.ts';
import type {ReadValue} from './code-values.ts';
import {asFallback, withoutChain} from './fallbacks.ts';
import {readLaterValue} from './read-later-value.ts';

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
export function readDefaults(node: FunctionNode, code: CodeReader, read: ReadValue): Defaults {
  const found: Found = new Map();
  const add = (place: string, value: ts.Expression) =>
    found.set(place, (found.get(place) ?? new Set()).add(read(value)));
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
  const certain = (place: string) => {
    const values = [...(found.get(place) ?? [])];
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

type Add = (place: string, value: ts.Expression) => void;

/** Notes which option each local name stands for. */
function bind(name: ts.BindingName, place: string, paths: Map<string, string>, add: Add): void {
  if (ts.isIdentifier(name)) {
    paths.set(name.text, place);
    return;
  }
  // Members of members are not options of the function.
  if (!ts.isObjectBindingPattern(name) || place.includes('.')) {
    return;
  }
  for (const element of name.elements) {
    const key = element.propertyName ?? element.name;
    if (element.dotDotDotToken) {
      bind(element.name, place, paths, add);
    } else if (ts.isIdentifier(key)) {
      bind(element.name, `${place}.${key.text}`, paths, add);
      if (element.initializer) {
        add(`${place}.${key.text}`, element.initializer);
      }
    }
  }
}

function readBody(body: ts.ConciseBody, paths: Map<string, string>, add: Add): void {
  const placeOf = (node: ts.Expression): string | undefined => {
    const bare = withoutChain(node);
    if (ts.isIdentifier(bare)) {
      return paths.get(bare.text);
    }
    if (ts.isPropertyAccessExpression(bare)) {
      const place = placeOf(bare.expression);
      return place === undefined || place.includes('.') ? undefined : `${place}.${bare.name.text}`;
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
      const place = placeOf(node.initializer);
      if (place !== undefined) {
        bind(node.name, place, paths, add);
      }
    }
    const fallback = ts.isExpression(node) ? asFallback(node) : undefined;
    const place = fallback && placeOf(fallback.given);
    // `a ?? b` where both are options says nothing yet: `a ?? b ?? value` around it does.
    if (fallback && place !== undefined && placeOf(fallback.otherwise) === undefined) {
      add(place, fallback.otherwise);
    }
    readLaterValue(node, placeOf, add);
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
