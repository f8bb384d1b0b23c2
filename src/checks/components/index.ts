import {readFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../config/site.ts';
import {demoComponents} from '../../content/demos.ts';
import {findingAt, locationOf, type CheckResult, type Finding} from '../../content/finding.ts';
import {findingsCache, sumOf, valuesByPage} from '../../content/findings-by-page.ts';
import {isReleased, isVersion} from '../../content/front-matter/schemas.ts';
import {hashOf, hashOfFiles, hashOfFolder} from '../../content/hash.ts';
import type {Page} from '../../content/page.ts';
import {didYouMean} from '../../data/schemas/nearest-word.ts';
import {inOneLine} from '../samples/judge.ts';
import {runCompiler, type Diagnostic} from '../samples/run-compiler.ts';
import {pageCode} from './page-code.ts';

const registry = 'src/mdx/index.ts';

/** The components of `src/mdx` that pages may use without an import. */
function knownComponents(): string[] {
  const [, list = ''] = /mdxComponents = \{(.*?)\}/s.exec(readFileSync(registry, 'utf8')) ?? [];
  return [...list.matchAll(/^ *([A-Z]\w*),/gm)].map(([, name]) => name!);
}

/** Declares what a page has without an import, with the types of the components themselves. */
const declarations = (known: readonly string[]) => `
import type {mdxComponents} from '@site/src/mdx';
declare global {
  const props: any;
${known.map((name) => `  const ${name}: typeof mdxComponents.${name};`).join('\n')}
${demoComponents.map((name) => `  const ${name}: typeof import('@site/src/mdx/${name}').${name};`).join('\n')}
}
`;

const tsx = (file: string) => file.replace(/\.mdx?$/, '.tsx');

/** Compiles the components and expressions of pages with the types of the components. */
export async function checkComponents(
  pages: readonly Page[],
  cache = findingsCache,
): Promise<CheckResult> {
  const known = knownComponents();
  const version = hashOf(
    ...['src/mdx', 'src/components', 'src/checks/components'].map(hashOfFolder),
    hashOfFiles(['package-lock.json', 'src/demos/demo-types.ts', 'tsconfig.json']),
  );
  const modules = pages.map(moduleOf);
  const results = await valuesByPage(cache, 'components', version, modules, async (changed) => {
    const files = changed.flatMap(({file, text}) => (text ? [{file: tsx(file), text}] : []));
    if (files.length === 0) {
      return changed.map(() => ({inspected: 0, findings: []}));
    }
    const globals = {file: 'globals.ts', text: declarations(known)};
    const errors = await runCompiler('.cache/components', [...files, globals], (folder) => ({
      extends: path.resolve('tsconfig.json'),
      compilerOptions: {
        rootDirs: [path.resolve('.'), path.resolve(folder)],
        // Pages are JavaScript.
        noImplicitAny: false,
        noUnusedLocals: false,
      },
      include: ['**/*', path.resolve('src/**/*.d.ts')],
    }));
    return changed.map(({file, text}) => ({
      inspected: text ? 1 : 0,
      findings: errors
        .filter((error) => error.file === tsx(file) && !isClosingTag(text, error))
        .map((error) => findingOf(file, error, known)),
    }));
  });
  const {inspected, findings} = sumOf(
    results.map((result, index) => ({
      ...result,
      findings: result.findings.map(modules[index]!.inPage),
    })),
  );
  return {
    name: 'components',
    inspected,
    unit: 'pages with components',
    findings: [...findings, ...pages.flatMap(checkVersions)],
  };
}

/** The code of a page without its lines of words: compiled again only when the code has changed. */
function moduleOf(page: Page) {
  const lines = (pageCode(page) ?? '')
    .split('\n')
    .map((text, index) => ({text, line: index + 1}))
    .filter(({text}) => /[^x\s]/.test(text));
  return {
    file: page.file,
    text: lines.map(({text}) => text).join('\n'),
    inPage: (finding: Finding): Finding => ({...finding, line: lines[finding.line - 1]!.line}),
  };
}

/** Versions that are not out, which the type of the component cannot tell. */
const checkVersions = ({file, text}: Page): Finding[] =>
  [...text.matchAll(/<Since\s+version="([^"]*)"/g)]
    .filter(([, version]) => !isVersion(version!) || !isReleased(version!))
    .map(({0: tag, 1: version, index}) => ({
      file,
      ...locationOf(text, index),
      rule: 'component',
      message: `${tag} /> names no version up to ${site.version}, which these docs describe.`,
      hint: isVersion(version!)
        ? 'Remove it, or the API that it marks.'
        : 'Write three numbers: 4.0.120.',
    }));

/** An unknown component is found in both of its tags. */
function isClosingTag(text: string, {line, column}: Diagnostic): boolean {
  const code = text.split('\n')[line - 1] ?? '';
  return code.slice(0, column - 1).endsWith('</');
}

function findingOf(file: string, {line, column, message}: Diagnostic, known: string[]): Finding {
  return findingAt({file, line, column}, 'component', inOneLine(message), hintFor(message, known));
}

function hintFor(message: string, known: readonly string[]): string {
  const [, name] = /^Cannot find name '([A-Z]\w*)'/.exec(message) ?? [];
  if (name) {
    const others = `Known are ${known.join(', ')}; others are imported.`;
    return didYouMean(name, known, (near) => `<${near}>`) ?? others;
  }
  if (message.includes("'className'")) {
    return 'Write className.';
  }
  if (message.includes("'CSSProperties")) {
    return "Write an object, as in style={{color: 'red'}}.";
  }
  if (message.startsWith('Cannot find module')) {
    return 'Correct the path, or remove the import.';
  }
  return 'docs/contributing/components.mdx lists the components and their props.';
}
