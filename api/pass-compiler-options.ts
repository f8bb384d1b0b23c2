import type {WebpackOverrideFn} from '@remotion/bundler';

/**
 * Passes the bundler's loader the compiler options that it would read from tsconfig.json through an
 * interface that TypeScript 7 no longer has.
 */
export const passCompilerOptions: WebpackOverrideFn = (config) => {
  const uses = (config.module?.rules ?? []).flatMap((rule) =>
    rule && typeof rule === 'object' && Array.isArray(rule.use) ? rule.use : [],
  );
  for (const use of uses) {
    if (use && typeof use === 'object' && use.loader?.includes('esbuild-loader')) {
      use.options = {...Object(use.options), tsconfigRaw: {compilerOptions: {jsx: 'react-jsx'}}};
    }
  }
  return config;
};
