import {existsSync} from 'node:fs';
import {defineConfig} from '@playwright/test';
import {testBrowserPath} from './scripts/find-browser.ts';
import {onlyLocalHosts, sites} from './tests/support/sites.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  // Two pages at once on two cores: the first search takes seconds.
  expect: {timeout: 10_000},
  reporter: [['list']],
  use: {
    baseURL: sites.bare.url,
    viewport: {width: 1280, height: 800},
    launchOptions: {
      executablePath: testBrowserPath(),
      args: ['--no-sandbox', '--disable-quic', onlyLocalHosts],
    },
    trace: 'off',
  },
  // Only what is built: most tests need one of the two.
  webServer: Object.values(sites)
    .filter(({folder}) => existsSync(folder))
    .map((site) => ({
      command: `tsx scripts/serve-site.ts ${site.folder}`,
      env: {...('environment' in site && site.environment), PORT: String(site.port)},
      url: site.url,
      reuseExistingServer: false,
    })),
});
