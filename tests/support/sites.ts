/**
 * The builds that are tested: one without any configuration, one with every service configured, and one
 * of a few pages, below a base URL.
 */
export const sites = {
  bare: {
    folder: process.env.SITE_BARE ?? 'build',
    port: Number(process.env.SITE_BARE_PORT ?? 4100),
    get url() {
      return `http://127.0.0.1:${this.port}`;
    },
  },
  configured: {
    folder: process.env.SITE_CONFIGURED ?? '.cache/build-configured',
    port: Number(process.env.SITE_CONFIGURED_PORT ?? 4101),
    get url() {
      return `http://127.0.0.1:${this.port}`;
    },
    // The headers name the services.
    get environment() {
      return configuredEnvironment;
    },
  },
  belowBaseUrl: {
    folder: process.env.SITE_BELOW ?? '.cache/build-below-base-url',
    port: Number(process.env.SITE_BELOW_PORT ?? 4102),
    baseUrl: '/remotion/',
    config: 'tests/fixtures/below-base-url/docusaurus.config.ts',
    get url() {
      return `http://127.0.0.1:${this.port}${this.baseUrl}`;
    },
    get environment() {
      return {
        SITE_BASE_URL: this.baseUrl,
        // Nothing that an earlier build has left, as with a clean clone, and nothing for a later one.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/below-base-url',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      };
    },
  },
};

/** The hosts of this machine: tests ask no other. */
export const localHosts = ['127.0.0.1', 'localhost'];

/** Has Chromium find no other host. */
export const onlyLocalHosts = `--host-resolver-rules=MAP * ~NOTFOUND, ${localHosts
  .map((host) => `EXCLUDE ${host}`)
  .join(', ')}`;

/** The environment of the configured build. The ids are made up; no test reaches a real service. */
export const configuredEnvironment = {
  SEARCH_APP_ID: 'TESTAPP',
  SEARCH_API_KEY: 'test-search-key',
  SEARCH_INDEX_NAME: 'test-index',
  ANALYTICS_ID: 'G-TEST',
  ASSISTANT_ID: 'test-assistant',
  SITE_REPOSITORY: 'https://github.com/example/site',
};
