import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Sources without JSX that have the ending `.tsx` all the same, or had it at times. */
const uncertain =
  /^packages\/(core\/src\/(Artifact|CompositionManagerContext|log-level-context|register-root)|player\/src\/index|studio\/src\/api\/(create-composition|update-default-props|use-visual-control)|transitions\/src\/context)$/;

/** Descriptions of options are `.tsx`, with JSX in them or without. */
const alwaysJsx = /^packages\/renderer\/src\/options\/(?!option$)/;

/**
 * The source of a declaration in Remotion's repository: `packages/core/src/Sequence.tsx`. Packages
 * come without their sources and without source maps, so the ending is read from the compiled
 * code: what makes elements was JSX.
 * @param declaration a `.d.ts` file in `node_modules`
 */
export function sourceFile(declaration: string): string {
  const home = packageFolder(path.dirname(declaration));
  const {repository} = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  const folder = /\/tree\/main\/(packages\/.+)$/.exec(repository?.url ?? repository ?? '')?.[1];
  if (!folder) {
    return path.relative(path.dirname(home), declaration);
  }
  const file = path
    .relative(home, declaration)
    .replace(/^dist\/(?:cjs\/|esm\/)?/, '')
    .replace(/\.d\.[cm]?ts$/, '');
  const source = path.join(folder, 'src', file);
  const code = declaration.replace(/\.d\.([cm]?)ts$/, '.$1js');
  if (uncertain.test(source) || !existsSync(code)) {
    return path.dirname(source);
  }
  const isJsx = /jsx_runtime_\d|[Rr]eact(?:_\d)?(?:\.default)?\.createElement\(/.test(
    readFileSync(code, 'utf8'),
  );
  return `${source}.${isJsx || alwaysJsx.test(source) ? 'tsx' : 'ts'}`;
}

const packageFolder = (folder: string): string =>
  existsSync(path.join(folder, 'package.json')) ? folder : packageFolder(path.dirname(folder));
