import type {GreetingCardProps} from './GreetingCard';
import type {HeroProps} from './Hero';

/** What is known of a composition without loading it. Sizes in pixels, times in frames. */
export type DemoFacts = {
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  /** The frame that is the still picture, and where a player that waits for a click stands. */
  posterFrame: number;
  /** What can be seen, for those who cannot see it. */
  description: string;
};

const landscape = {width: 1280, height: 720, fps: 30};
const square = {width: 1080, height: 1080, fps: 30};

/** Compositions with props that a page can change, and what they are when it does not. */
const withProps = {
  hero: {
    ...landscape,
    durationInFrames: 120,
    posterFrame: 64,
    description:
      'The letters of a headline spring up one after another above a timeline, in which a coloured clip grows behind the playhead.',
    defaultProps: {text: 'Hello, video', color: '#4d7dff', speed: 1} satisfies HeroProps,
  },
  'greeting-card': {
    ...landscape,
    durationInFrames: 120,
    posterFrame: 84,
    description:
      'A greeting card opens: inside are a name in large letters, a coloured line that is drawn, and a message that appears word by word.',
    defaultProps: {
      name: 'Ada',
      message: 'Your first video is ready.',
      color: '#4d7dff',
    } satisfies GreetingCardProps,
  },
};

/** One composition per starter template, under the template's slug. */
const templates = {
  audiogram: {
    ...square,
    durationInFrames: 150,
    posterFrame: 78,
    description:
      'Rays around a microphone swell with a voice while the words of a sentence light up below, above a timeline.',
  },
  blank: {
    ...landscape,
    durationInFrames: 90,
    posterFrame: 52,
    description:
      'An empty canvas draws its own outline, its diagonals and its size, 1280 by 720, with a plus sign in the middle.',
  },
  'code-hike': {
    ...square,
    durationInFrames: 180,
    posterFrame: 110,
    description:
      'Code in an editor makes room for new lines: the old ones glide apart, and the title that the code draws fades in below.',
  },
  'google-tts': {
    ...landscape,
    durationInFrames: 150,
    posterFrame: 74,
    description:
      'Hello, world is spoken in English, German and French: letters and sound bars take on colour as a playhead passes.',
  },
  'hello-world': {
    ...landscape,
    durationInFrames: 120,
    posterFrame: 84,
    description:
      'Three bars of different length turn upright, move aside, and the words Hello World slide out from behind them.',
  },
  javascript: {
    ...landscape,
    durationInFrames: 120,
    posterFrame: 66,
    description:
      'White tiles fall onto a blue ground until they form the letters J and S, and a ripple runs through them.',
  },
  'music-visualization': {
    ...square,
    durationInFrames: 150,
    posterFrame: 61,
    description:
      'Thirty-two spectrum bars with red peaks jump to a beat above their own reflection and a progress line.',
  },
  next: {
    ...landscape,
    durationInFrames: 120,
    posterFrame: 66,
    description:
      'A form on the left is filled in with a title and a colour, and the video on the right follows each letter.',
  },
  'next-pages-dir': {
    ...landscape,
    durationInFrames: 120,
    posterFrame: 80,
    description:
      'Three page files fan out; a line runs from the form on the front one to a video, which spells what is typed.',
  },
  'next-tailwind': {
    ...landscape,
    durationInFrames: 120,
    posterFrame: 84,
    description:
      'Five class names appear one by one, and each changes a card: its colour, text size, corners, tilt and shadow.',
  },
  overlay: {
    ...landscape,
    durationInFrames: 120,
    posterFrame: 60,
    description:
      'A lower third with a name and a line of text slides in over a checkerboard that stands for transparency.',
  },
  'react-router': {
    width: 918,
    height: 720,
    fps: 30,
    durationInFrames: 120,
    posterFrame: 92,
    description:
      'A route splits into three: the editor opens a form that feeds a video, and the way to the render page lights up.',
  },
  'render-server': {
    ...landscape,
    durationInFrames: 150,
    posterFrame: 112,
    description:
      'A request enters a server from the left, twenty frames are drawn inside it, and an mp4 file comes out.',
  },
  skia: {
    ...landscape,
    durationInFrames: 150,
    posterFrame: 50,
    description:
      'Drops of blue and orange liquid drift, flow into one another and part again on a dark ground.',
  },
  stargazer: {
    width: 960,
    height: 540,
    fps: 30,
    durationInFrames: 150,
    posterFrame: 122,
    description:
      'Stars light up along a climbing line while a counter runs upwards to the newest, which is red.',
  },
  still: {
    width: 1200,
    height: 628,
    fps: 30,
    durationInFrames: 120,
    posterFrame: 70,
    description:
      'Quarter discs turn into a pattern beside the headline: One component, every share card.',
  },
  three: {
    ...landscape,
    durationInFrames: 150,
    posterFrame: 37,
    description:
      'A solid of twenty triangles turns in space; light from above shades its glassy faces.',
  },
  tiktok: {
    width: 1080,
    height: 1920,
    fps: 30,
    durationInFrames: 150,
    posterFrame: 64,
    description:
      'A portrait video of a speaking person, drawn as a silhouette, with captions of three words; the spoken word is boxed.',
  },
  tts: {
    ...landscape,
    durationInFrames: 150,
    posterFrame: 72,
    description:
      'A sentence is read aloud: its syllables light up one after another above a sound wave that follows the voice.',
  },
} satisfies Record<string, DemoFacts>;

/** What the reader of a tutorial has after each of its steps. */
const tutorials = {
  'apple-wow-letters': {
    ...landscape,
    durationInFrames: 120,
    posterFrame: 13,
    description: 'The letters of the word Wow flip upright one after another, flat and pale blue.',
  },
  'apple-wow-camera': {
    ...landscape,
    durationInFrames: 120,
    posterFrame: 18,
    description: 'The flat letters of the word Wow, seen from the side by a turning camera.',
  },
  'apple-wow-depth': {
    ...landscape,
    durationInFrames: 120,
    posterFrame: 22,
    description: 'The word Wow as thick letters, whose sides fall off into dark blue.',
  },
  'apple-wow': {
    ...landscape,
    durationInFrames: 120,
    posterFrame: 57,
    description:
      'Thick letters spell the word Wow: they flip upright one after another, the camera turns around them, and a band of light runs over their faces.',
  },
} satisfies Record<string, DemoFacts>;

/** Every composition that pages can show; `src/demos/load.ts` has the code of each. */
export const demos = {...withProps, ...templates, ...tutorials};

export type DemoName = keyof typeof demos;

/** What a page may hand to a composition. */
export type DemoProps<Name extends DemoName> = Name extends keyof typeof withProps
  ? (typeof withProps)[Name]['defaultProps']
  : Record<string, never>;

/** The still picture of a composition, to be spread over `Picture`. */
export function posterOf(name: DemoName): {
  src: string;
  alt: string;
  width: number;
  height: number;
} {
  const {width, height, description} = demos[name];
  const folder = name in templates ? 'templates' : 'demos';
  return {src: `/media/${folder}/${name}.webp`, alt: description, width, height};
}

/** What a composition shows when a page hands it nothing. */
export function defaultPropsOf(name: DemoName): Record<string, unknown> {
  return name in withProps ? withProps[name as keyof typeof withProps].defaultProps : {};
}
