import type {RenderQuestion} from './render-estimate';

/** Whether a function ran recently, or AWS has to load it first. */
export type Temperature = 'warm' | 'cold';

/** What a render took and cost. */
type Measurement = {seconds: number; dollars: number};

export type Example = {
  label: string;
  seconds: number;
  fps: number;
  /** Chosen so that the estimate comes close to the measurements. */
  frameMs: number;
  measured: Readonly<Record<Temperature, Measurement>>;
};

/** Where the measurements were published. */
export const measurements = {
  label: 'Lambda cost example',
  address:
    'https://github.com/remotion-dev/remotion/blob/2ad78a6c1a252570e0534c63febc785906f87b75/packages/docs/docs/lambda/cost-example.mdx',
  conditions:
    'version 4.0.381, us-east-1, 2,048 MB of memory and 10 GB of disk (the estimates here assume 2,048 MB of disk)',
} as const;

/** The published renders for which the starting values of the calculator hold. */
export const examples = {
  video: {
    label: '1-minute video that embeds another video',
    seconds: 60,
    fps: 24,
    frameMs: 280,
    measured: {warm: {seconds: 18.91, dollars: 0.017}, cold: {seconds: 15.52, dollars: 0.021}},
  },
  graphics: {
    label: 'Hello World, 5 seconds of motion graphics',
    seconds: 5,
    fps: 30,
    frameMs: 50,
    measured: {warm: {seconds: 7.56, dollars: 0.001}, cold: {seconds: 11.02, dollars: 0.001}},
  },
} as const satisfies Record<string, Example>;

export type ExampleName = keyof typeof examples;

/**
 * Times that both examples share, in milliseconds. Nobody measured them one by one: with them, the
 * estimate comes close to the published times and prices.
 */
export const sharedTimes = {
  startMs: {warm: 2000, cold: 3200},
  firstMs: 2000,
  combineMs: 60,
} as const satisfies Partial<Record<keyof RenderQuestion, number | Record<Temperature, number>>>;
