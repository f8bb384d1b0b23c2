/**
 * The packages that the docs describe, and the version of each that stands for the site's own
 * (`site.version`). Where the registry has no such version, it is the nearest that has the same
 * names of exports and options. `package.json` pins the same versions; a test compares the two.
 */
export const documentedPackages = {
  '@remotion/animated-emoji': '4.0.267',
  '@remotion/animation-utils': '4.0.298',
  '@remotion/bundler': '4.0.293',
  '@remotion/captions': '4.0.290',
  '@remotion/cli': '4.0.293',
  '@remotion/cloudrun': '4.0.287',
  '@remotion/enable-scss': '4.0.320',
  '@remotion/eslint-config': '4.0.288',
  '@remotion/eslint-config-flat': '4.0.290',
  '@remotion/eslint-plugin': '4.0.287',
  '@remotion/fonts': '4.0.291',
  '@remotion/gif': '4.0.280',
  '@remotion/google-fonts': '4.0.293',
  '@remotion/install-whisper-cpp': '4.0.298',
  '@remotion/lambda': '4.0.287',
  '@remotion/lambda-client': '4.0.287',
  '@remotion/layout-utils': '4.0.290',
  '@remotion/licensing': '4.0.287',
  '@remotion/lottie': '4.0.290',
  '@remotion/mcp': '4.0.332',
  '@remotion/media-parser': '4.0.293',
  '@remotion/media-utils': '4.0.293',
  '@remotion/motion-blur': '4.0.290',
  '@remotion/noise': '4.0.282',
  '@remotion/openai-whisper': '4.0.357',
  '@remotion/paths': '4.0.291',
  '@remotion/player': '4.0.293',
  '@remotion/preload': '4.0.280',
  '@remotion/renderer': '4.0.293',
  '@remotion/rive': '4.0.314',
  '@remotion/serverless': '4.0.287',
  '@remotion/serverless-client': '4.0.287',
  '@remotion/shapes': '4.0.291',
  '@remotion/skia': '4.0.265',
  '@remotion/streaming': '4.0.293',
  '@remotion/studio': '4.0.293',
  '@remotion/studio-server': '4.0.293',
  '@remotion/studio-shared': '4.0.293',
  '@remotion/tailwind': '4.0.286',
  '@remotion/tailwind-v4': '4.0.290',
  '@remotion/three': '4.0.290',
  '@remotion/transitions': '4.0.291',
  '@remotion/webcodecs': '4.0.311',
  '@remotion/zod-types': '4.0.293',
  remotion: '4.0.293',
} as const;

export type DocumentedPackage = keyof typeof documentedPackages;

/**
 * Packages that name types of another version of a documented package: what they import, and the
 * alias in `node_modules` that has the version they mean. Their samples are a program of their own.
 */
export const packagesApart: Partial<
  Record<DocumentedPackage, {readonly [imported: string]: string}>
> = {
  '@remotion/webcodecs': {'@remotion/media-parser': 'remotion-media-parser-4.0.311'},
};
