import type {DemoMeta} from '../demo-types.ts';
import type {HeroProps} from './props.ts';

/** The scenes in their order, by their file in `scenes/`, and what each is an example of. */
export const scenes = [
  {name: 'Title', label: 'Animated titles'},
  {name: 'Music', label: 'Music visualizations'},
  {name: 'Chart', label: 'Charts from data'},
  {name: 'Captions', label: 'Captions'},
  {name: 'Product', label: 'Product videos'},
  {name: 'Year', label: 'Years in review'},
] as const;

/** The small still of a scene. */
export const stillOf = (name: string): string => `/media/hero/${name.toLowerCase()}.webp`;

/** Frames of each scene. */
export const sceneFrames = 40;

export const meta = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: scenes.length * sceneFrames,
  posterFrame: 30,
  description:
    'Six short scenes: the letters of a headline spring up, bars jump to a beat, a chart grows from data, words light up as they are spoken, three phones turn, and the days of a year fill a grid.',
  defaultProps: {text: 'Hello, video', color: '#4d7dff', speed: 1} satisfies HeroProps,
} satisfies DemoMeta;
