/** What authors may write after the backticks of a fence, and Prism's name for it; `text` has no colours. */
export const languages: Readonly<Record<string, string>> = {
  ts: 'typescript',
  tsx: 'tsx',
  js: 'javascript',
  jsx: 'jsx',
  bash: 'bash',
  css: 'css',
  diff: 'diff',
  docker: 'docker',
  go: 'go',
  html: 'markup',
  json: 'json',
  mdx: 'markdown',
  php: 'php',
  python: 'python',
  ruby: 'ruby',
  yaml: 'yaml',
  text: 'none',
  txt: 'none',
};

/** Those that are compiled when pages are checked. */
const compiled = ['ts', 'tsx', 'js', 'jsx'];

export const isCompiled = (language: string): boolean => compiled.includes(language);
