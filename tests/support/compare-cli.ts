import {createRequire} from 'node:module';
import path from 'node:path';
import {dashed, type CliTable, type Flag} from '../../api/cli/table.ts';

/** An option as the renderer declares it; `type` is a value of the type that it takes. */
type DeclaredOption = {
  cliFlag: string;
  type: unknown;
  setConfig: unknown;
  getValue: (values: {commandLine: Record<string, unknown>}) => {value: unknown};
};

/** What the packages export about their command lines. */
export type Declared = {
  options: readonly DeclaredOption[];
  /** Methods of `Config`; names that were replaced are getters that throw. */
  config: Readonly<Record<string, PropertyDescriptor>>;
  /** Flags that never take the next word as their value. */
  switches: readonly string[];
  /** Values by flag, or by command and flag (`lambda render --region`). */
  choices: Readonly<Record<string, readonly string[]>>;
  defaults: Readonly<Record<string, unknown>>;
  /** Templates of `create-video`. */
  templates: readonly string[];
};

/**
 * Reads what the packages export.
 * @param folder one in whose `node_modules` they are
 */
export function readDeclared(folder: string): Declared {
  const load = createRequire(path.resolve(folder, 'package.json'));
  const {BrowserSafeApis: apis} = load('@remotion/renderer/client');
  const lambda = load('@remotion/lambda-client/constants');
  const cloudrun = load('@remotion/cloudrun/defaults');
  const {Config} = load('@remotion/cli/config');
  // The package has no export for this file.
  const templates = load
    .resolve('create-video/package.json')
    .replace('package.json', 'dist/templates.js');
  const {FEATURED_TEMPLATES, PAID_TEMPLATES} = load(templates);
  return {
    options: Object.values(apis.options),
    config: Object.getOwnPropertyDescriptors(Config),
    switches: load('@remotion/cli').CliInternals.BooleanFlags,
    choices: {
      '--audio-codec': apis.validAudioCodecs,
      '--chrome-mode': apis.validChromeModeOptions,
      '--codec': apis.validCodecs,
      '--color-space': apis.validColorSpaces,
      '--gl': apis.validOpenGlRenderers,
      '--hardware-acceleration': apis.hardwareAccelerationOptions,
      '--log': apis.logLevels,
      '--pixel-format': apis.validPixelFormats,
      '--prores-profile': apis.proResProfileOptions,
      '--x264-preset': apis.x264PresetOptions,
      'render --image-format': apis.validVideoImageFormats,
      'lambda render --region': load('@remotion/lambda').getRegions(),
      'cloudrun render --region': load('@remotion/cloudrun').getRegions(),
    },
    defaults: {
      'lambda functions deploy --disk': lambda.DEFAULT_EPHEMERAL_STORAGE_IN_MB,
      'lambda functions deploy --memory': lambda.DEFAULT_MEMORY_SIZE,
      'lambda functions deploy --retention-period': lambda.DEFAULT_CLOUDWATCH_RETENTION_PERIOD,
      'lambda functions deploy --timeout': lambda.DEFAULT_TIMEOUT,
      'lambda render --max-retries': lambda.DEFAULT_MAX_RETRIES,
      'lambda render --privacy': lambda.DEFAULT_OUTPUT_PRIVACY,
      'cloudrun render --privacy': cloudrun.DEFAULT_OUTPUT_PRIVACY,
      'cloudrun services deploy --maxInstances': cloudrun.DEFAULT_MAX_INSTANCES,
      'cloudrun services deploy --minInstances': cloudrun.DEFAULT_MIN_INSTANCES,
      'cloudrun services deploy --timeoutSeconds': cloudrun.DEFAULT_TIMEOUT,
    },
    templates: [...FEATURED_TEMPLATES, ...PAID_TEMPLATES].map(({cliId}) => cliId),
  };
}

/** Which flag (`--scale` or `render --scale`), what the packages say, and whether the table agrees. */
type Claim = [spec: string, says: string, holds: (flag: Flag) => boolean];

/** Names what the table and the packages say differently, one sentence an item. */
export function compareCli(table: CliTable, declared: Declared): string[] {
  const {options, config, choices, defaults, templates} = declared;
  const switches = declared.switches.map(dashed);
  const flags = table.commands.flatMap(({flags: own, name: command}) =>
    own.map((flag) => ({...flag, spec: `${command} ${flag.name}`})),
  );
  const claims: Claim[] = [
    ...options.flatMap((option) => claimsOf(option, config)),
    ...switches.map((name): Claim => [name, 'is a switch', ({value}) => value === 'switch']),
    ...Object.entries(choices).map(([spec, list]): Claim => [
      spec,
      `takes ${list}`,
      ({value}) => sameSet(value, list),
    ]),
    ...Object.entries(defaults).map(([spec, initial]) => claimOfDefault(spec, initial)),
  ];
  const disputed = claims.filter(([spec, , holds]) => {
    const named = flags.filter((flag) => flag.name === spec || flag.spec === spec);
    return named.length > 0 ? !named.some(holds) : !table.unread.map(dashed).includes(spec);
  });
  const noSwitches = flags.filter(
    ({name, value}) => value === 'switch' && !switches.includes(name),
  );
  const noSettings = flags.filter((flag) => flag.config && !Object.hasOwn(config, flag.config));
  const isComplete = sameSet(table.createVideo, [...templates, 'tmp'].map(dashed));
  return [
    ...disputed.map(([spec, says]) => `In the packages, ${spec} ${says}.`),
    ...noSwitches.map(({spec}) => `In the packages, ${spec} is no switch.`),
    ...noSettings.map((flag) => `Config has no ${flag.config}(), which ${flag.spec} names.`),
    ...(isComplete ? [] : [`The templates of create-video are ${templates}.`]),
  ];
}

function claimsOf(option: DeclaredOption, config: Declared['config']): Claim[] {
  const {type, setConfig} = option;
  const name = dashed(option.cliFlag);
  const initial = defaultOf(option);
  const setters = Object.keys(config).filter((key) => config[key]?.value === setConfig);
  const typeOf = (value: Flag['value']): string =>
    typeof value === 'string' ? value.replace('switch', 'boolean') : 'string';
  const claims: Claim[] = [];
  if (typeof type !== 'object') {
    claims.push([name, `takes a ${typeof type}`, ({value}) => typeOf(value) === typeof type]);
  }
  if (typeof initial === 'string' || typeof initial === 'number') {
    claims.push(claimOfDefault(name, initial));
  }
  if (setters.length > 0) {
    claims.push([name, `is set by ${setters}`, ({config: set = ''}) => setters.includes(set)]);
  }
  return claims;
}

const claimOfDefault = (spec: string, initial: unknown): Claim => [
  spec,
  `has the default ${initial}`,
  (flag) => flag.default === `${initial}`,
];

/** Some options want to know more than the command line, such as the codec: they have no default. */
function defaultOf({getValue}: DeclaredOption): unknown {
  try {
    return getValue({commandLine: {}}).value;
  } catch {
    return undefined;
  }
}

const sameSet = (a: string | readonly string[], b: readonly string[]): boolean =>
  typeof a !== 'string' && a.length === b.length && b.every((one) => a.includes(one));
