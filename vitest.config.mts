import {availableParallelism} from 'node:os';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {
    // One fewer than there are, by default: on two cores, one file after the other.
    maxWorkers: availableParallelism(),
    // Five seconds, the default, end tests of all pages on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'api/**/*.test.ts'],
          // Loading modules anew for each file took four times as long as the tests themselves.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'content',
          include: ['tests/**/*.test.ts'],
          // It comes as TypeScript, which Node does not read below node_modules.
          server: {deps: {inline: ['@cloudflare/pages-shared']}},
        },
      },
    ],
  },
});
