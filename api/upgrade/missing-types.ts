import ts from 'ts6';
import {packageOfEntry} from '../facts.ts';
import {createProgram, entryPoints} from '../extract/program.ts';

/**
 * What the declarations of a package import from other documented packages that have no such export: it is
 * made for other versions of them, and its facts would lack all that these types have.
 * @param root folder with `node_modules`
 * @param documented names of the documented packages
 * @returns `EffectsProp of remotion`, each once
 */
export function missingTypes(
  root: string,
  packageName: string,
  documented: readonly string[],
): string[] {
  const {program} = createProgram(root, entryPoints(root, packageName));
  const checker = program.getTypeChecker();
  const missing = program
    .getSourceFiles()
    .filter(({fileName}) => fileName.includes(`/node_modules/${packageName}/`))
    .flatMap(({statements}) => statements.filter(ts.isImportDeclaration))
    .flatMap(({importClause, moduleSpecifier}) => {
      const bindings = importClause?.namedBindings;
      const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
      return documented.includes(packageOfEntry(from)) && bindings && ts.isNamedImports(bindings)
        ? bindings.elements
            .filter(({name}) => isUnknown(checker, checker.getSymbolAtLocation(name)))
            .map((one) => `${(one.propertyName ?? one.name).text} of ${from}`)
        : [];
    });
  return [...new Set(missing)];
}

const isUnknown = (checker: ts.TypeChecker, symbol: ts.Symbol | undefined): boolean =>
  symbol !== undefined && checker.isUnknownSymbol(checker.getAliasedSymbol(symbol));
