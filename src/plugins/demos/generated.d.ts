/** Data that the demos plugin writes, one file for each demo: `@generated/demos/default/spring.json`. */
declare module '@generated/demos/default/*.json' {
  const demo: import('../../demos/demo-types.ts').Demo;
  export default demo;
}
