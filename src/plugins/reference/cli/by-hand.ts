import type {FlagValue} from './flag-values.ts';

/**
 * What the code of the commands doesn't tell in a form that can be read, each with the place
 * that tells it. A test holds that all of these names exist.
 */

/** Functions that `remotion lambda` and `remotion cloudrun` call in packages they load while they run. */
export const pluggedCommands = {
  lambda: ['lambda/dist/cli/index.js', 'matchCommand'],
  cloudrun: ['cloudrun/dist/cli/index.js', 'matchCommand'],
} as const;

/** Flags that every command understands, and where the code says so. */
export const everywhere: Readonly<Record<string, string>> = {
  help: 'cli() prints the list of commands and leaves, before it looks at the command.',
};

/** By command: code that reads flags only for what its window offers to render with. */
export const presetsApart: Readonly<Record<string, RegExp>> = {
  studio: /\/(?:get-render-defaults\.js|render-queue\/)/,
  preview: /\/(?:get-render-defaults\.js|render-queue\/)/,
};

type ByHand = {
  flag: string;
  /** Names of commands. Without it, all that have the flag. */
  commands?: readonly string[];
  value: FlagValue;
  reason: string;
};

/** Values that the code accepts and the types don't say. */
export const valuesByHand: readonly ByHand[] = [
  {
    flag: 'concurrency',
    value: {type: 'string'},
    reason: 'validateConcurrency() of the renderer takes a percentage such as 50% as well.',
  },
  {
    flag: 'metadata',
    value: {type: 'string'},
    reason: 'getValue() of metadataOption splits key=value, once for each time the flag is given.',
  },
  {
    flag: 'image-format',
    commands: ['render', 'benchmark', 'lambda render', 'cloudrun render'],
    value: {type: 'choice', choices: ['jpeg', 'png', 'none']},
    reason:
      'getVideoImageFormat() takes the renderer’s validVideoImageFormats and throws otherwise.',
  },
  {
    flag: 'image-format',
    commands: ['still', 'lambda still', 'cloudrun still'],
    value: {type: 'choice', choices: ['png', 'jpeg', 'webp', 'pdf']},
    reason: 'determineFinalStillImageFormat() throws for none.',
  },
];

/** Flags that a command reads and that do nothing any more, with what stands for them today. */
export const goneFlags: Readonly<Record<string, {instead?: string; reason: string}>> = {
  quality: {
    instead: 'jpeg-quality',
    reason: 'parseCommandLine() says that it was renamed.',
  },
  'enable-v5-runtime': {
    reason: 'functionsDeploySubcommand() says that it has no function any more.',
  },
};

/** Names that the packages declare as flags and that no command reads. */
export const unreadFlags: Readonly<Record<string, string>> = {
  png: 'parseCommandLine() refuses it and names --sequence --image-format=png instead.',
  'disable-chunk-optimization': 'A switch of older versions that no code asks for.',
  'save-browser-logs': 'A switch of older versions that no code asks for.',
  'on-browser-download': 'An option of functions; its getValue() throws.',
  'project-id': 'In the types of the Cloud Run commands only.',
  'output-bucket': 'In the types of the Cloud Run commands only.',
  'output-folder-path': 'In the types of the Cloud Run commands only.',
};
