import ts from 'ts6';
import {localValue, resolve, resolveText, type Place} from './resolve.ts';

/** A word of the command line and the code that it starts. */
export type CommandCode = {
  /** Words after `remotion`: `['lambda', 'sites', 'create']`. */
  words: string[];
  code: Place;
  /** Function that the code calls with the rest of the words. */
  called: Place | undefined;
};

/**
 * Commands that a function tells apart with `if (command === 'render') ...` or
 * `if (args[0] === RENDER_COMMAND) ...`, and theirs in turn.
 * @param plugged code of commands that the function loads while it runs, by the word
 */
export function readCommands(
  dispatch: Place,
  plugged: Readonly<Record<string, Place>> = {},
  before: string[] = [],
): CommandCode[] {
  return branches(dispatch).flatMap(({words, block}) =>
    words.flatMap((word) => {
      const code = {node: block, module: dispatch.module};
      const called = plugged[word] ?? calledBy(code);
      const path = [...before, word];
      return [{words: path, code, called}, ...(called ? readCommands(called, {}, path) : [])];
    }),
  );
}

type Branch = {words: string[]; block: ts.Statement};

function branches({node: root, module}: Place): Branch[] {
  const found: Branch[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node)) {
      const words = comparedWords({node: node.expression, module});
      if (words.length > 0 && doesSomething(node.thenStatement)) {
        found.push({words, block: node.thenStatement});
      }
    }
    // Functions inside of the function are not its own branches.
    if (node === root || !ts.isFunctionLike(node)) {
      node.forEachChild(visit);
    }
  };
  visit(root);
  return found;
}

/** Words with which a condition compares the command's first word. */
function comparedWords({node, module}: Place): string[] {
  if (ts.isIdentifier(node)) {
    const kept = localValue(node);
    return kept ? comparedWords({node: kept, module}) : [];
  }
  if (!ts.isBinaryExpression(node)) {
    return [];
  }
  if (node.operatorToken.kind === ts.SyntaxKind.BarBarToken) {
    return [node.left, node.right].flatMap((side) => comparedWords({node: side, module}));
  }
  const isComparison = node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
  if (!isComparison || !['command', 'args[0]'].includes(node.left.getText())) {
    return [];
  }
  const word = resolveText({node: node.right, module});
  return word === undefined ? [] : [word];
}

/** Branches for names that are gone only print what they are called today, and quit. */
const doesSomething = (block: ts.Statement): boolean =>
  importedCalls(block).some((call) => !call.expression.getText().endsWith('.quit)'));

/** Calls of the form `(0, module_1.name)(...)`. */
function importedCalls(node: ts.Node): ts.CallExpression[] {
  const own =
    ts.isCallExpression(node) && node.expression.getText().startsWith('(0,') ? [node] : [];
  node.forEachChild((child) => void own.push(...importedCalls(child)));
  return own;
}

function calledBy({node, module}: Place): Place | undefined {
  const [call] = importedCalls(node);
  return call && resolve({node: call.expression, module});
}
