/** Code of the scenes of the film on the home page, by their names. */
declare module '@generated/demos/default/scenes/all.json' {
  const scenes: Record<string, import('../../demos/demo-types.ts').SceneCode>;
  export default scenes;
}

declare module '@generated/demos/default/scenes/Title.json' {
  const scene: import('../../demos/demo-types.ts').SceneCode;
  export default scene;
}

/** Data that the demos plugin writes, one file for each demo: `@generated/demos/default/spring.json`. */
declare module '@generated/demos/default/*.json' {
  const demo: import('../../demos/demo-types.ts').Demo;
  export default demo;
}
