import type {OwnMeta} from '../demo-types.ts';

/** The films of the templates' pages, by folder; none has values to set. */
export const metas = {
  audiogram: {
    width: 1080,
    height: 1080,
    durationInFrames: 150,
    posterFrame: 78,
    description:
      'Rays around a microphone swell with a voice while the words of a sentence light up below, above a timeline.',
  },
  blank: {
    width: 1280,
    height: 720,
    durationInFrames: 90,
    posterFrame: 52,
    description:
      'An empty canvas draws its own outline, its diagonals and its size, 1280 by 720, with a plus sign in the middle.',
  },
  'code-hike': {
    width: 1080,
    height: 1080,
    durationInFrames: 180,
    posterFrame: 110,
    description:
      'Code in an editor makes room for new lines: the old ones glide apart, and the title that the code draws fades in below.',
  },
  'google-tts': {
    width: 1280,
    height: 720,
    durationInFrames: 150,
    posterFrame: 74,
    description:
      'Hello, world is spoken in English, German and French: letters and sound bars take on color as a playhead passes.',
  },
  'hello-world': {
    width: 1280,
    height: 720,
    durationInFrames: 120,
    posterFrame: 84,
    description:
      'Three bars of different length turn upright, move aside, and the words Hello World slide out from behind them.',
  },
  javascript: {
    width: 1280,
    height: 720,
    durationInFrames: 120,
    posterFrame: 66,
    description:
      'White tiles fall onto a blue background until they form the letters J and S, and a ripple runs through them.',
  },
  'music-visualization': {
    width: 1080,
    height: 1080,
    durationInFrames: 150,
    posterFrame: 61,
    description:
      'Thirty-two spectrum bars with red peaks jump to a beat above their own reflection and a progress line.',
  },
  'next-pages-dir': {
    width: 1280,
    height: 720,
    durationInFrames: 120,
    posterFrame: 80,
    description:
      'Three page files fan out; a line runs from the form on the front page to a video, which spells what is typed.',
  },
  'next-tailwind': {
    width: 1280,
    height: 720,
    durationInFrames: 120,
    posterFrame: 84,
    description:
      'Five class names appear one by one, and each changes a card: its color, text size, corners, tilt and shadow.',
  },
  next: {
    width: 1280,
    height: 720,
    durationInFrames: 120,
    posterFrame: 66,
    description:
      'A form on the left is filled in with a title and a color, and the video on the right follows each letter.',
  },
  overlay: {
    width: 1280,
    height: 720,
    durationInFrames: 120,
    posterFrame: 60,
    description:
      'A lower third with a name and a line of text slides in over a checkerboard that shows what is transparent.',
  },
  'react-router': {
    width: 918,
    height: 720,
    durationInFrames: 120,
    posterFrame: 92,
    description:
      'A route splits into three: the editor opens a form that feeds a video, and the path to the render page lights up.',
  },
  'render-server': {
    width: 1280,
    height: 720,
    durationInFrames: 150,
    posterFrame: 112,
    description:
      'A request enters a server from the left, twenty frames are drawn inside it, and an mp4 file comes out.',
  },
  skia: {
    width: 1280,
    height: 720,
    durationInFrames: 150,
    posterFrame: 50,
    description:
      'Drops of blue and orange liquid drift, flow into one another and part again on a dark background.',
  },
  stargazer: {
    durationInFrames: 150,
    posterFrame: 122,
    description:
      'Stars light up along a climbing line while a counter runs up to the newest, which is red.',
  },
  still: {
    width: 1200,
    height: 628,
    durationInFrames: 120,
    posterFrame: 70,
    description:
      'Quarter discs turn into a pattern next to the headline: One component, every share card.',
  },
  three: {
    width: 1280,
    height: 720,
    durationInFrames: 150,
    posterFrame: 37,
    description:
      'A solid made of twenty triangles turns in space; light from above shades its glassy faces.',
  },
  tiktok: {
    width: 1080,
    height: 1920,
    durationInFrames: 150,
    posterFrame: 64,
    description:
      'A portrait video of a speaking person, drawn as a silhouette, with three-word captions; the spoken word is boxed.',
  },
  tts: {
    width: 1280,
    height: 720,
    durationInFrames: 150,
    posterFrame: 72,
    description:
      'A sentence is read aloud: its syllables light up one after another above a sound wave that follows the voice.',
  },
} satisfies Record<string, OwnMeta>;
