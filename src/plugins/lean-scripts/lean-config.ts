/** Fields of the configuration that no code of the browser reads: which plugins built the site, and how. */
const onlyForBuild = ['plugins', 'presets', 'themes', 'markdown', 'clientModules'] as const;

/** The site's configuration as a module for the browser, without what only the build needs. */
export function leanConfig(config: object): string {
  const lean = Object.entries(config).filter(([name]) => !onlyForBuild.some((one) => one === name));
  return `export default ${JSON.stringify(Object.fromEntries(lean))};\n`;
}
