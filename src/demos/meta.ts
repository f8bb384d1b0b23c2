import type {OwnMeta} from './demo-types.ts';

/** The demos without values to set, by folder. Those that a page imports by itself have a `demo.ts`. */
export const metas = {
  'absolute-fill': {
    durationInFrames: 120,
    posterFrame: 60,
    description:
      'A picture with a disc and a title turns to the side and separates into three layers of the same size: the background, the disc and the title. Then the layers come together again.',
  },
  'apple-wow-burst': {
    width: 1280,
    height: 720,
    durationInFrames: 75,
    posterFrame: 22,
    description:
      'Twelve trails of pale sparks fly away from the middle of a violet night sky, slow down and go out.',
  },
  'apple-wow-hearts': {
    width: 1280,
    height: 720,
    durationInFrames: 75,
    posterFrame: 26,
    description:
      'A firework: twelve trails of sparks, with a ring of pink hearts inside and five blue stars in the middle.',
  },
  'apple-wow-spark': {
    width: 1280,
    height: 720,
    durationInFrames: 75,
    posterFrame: 16,
    description:
      'One pale spark rises from the middle of a violet night sky, slows down and shrinks to nothing.',
  },
  'apple-wow-trail': {
    width: 1280,
    height: 720,
    durationInFrames: 75,
    posterFrame: 16,
    description: 'A spark rises and pulls a trail of five smaller, fainter sparks behind it.',
  },
  'apple-wow': {
    width: 1280,
    height: 720,
    durationInFrames: 150,
    posterFrame: 60,
    description:
      'Three fireworks of sparks, pink hearts and blue stars open in a violet night sky. Halfway through, they float in slow motion, then fly on and go out.',
  },
  'audio-visualizer': {
    durationInFrames: 120,
    posterFrame: 33,
    description:
      'An orange disc grows with each beat on a dark background. Blue bars next to it follow the music, and a row of small bars below shows how much has been played.',
  },
  'combine-chunks': {
    durationInFrames: 150,
    posterFrame: 66,
    description:
      'Three machines each fill a piece of film and its soundtrack at the same time. The pieces then move into one row and form a single film, over which a playhead moves.',
  },
  'composition-anatomy': {
    width: 1280,
    height: 720,
    durationInFrames: 120,
    posterFrame: 96,
    description:
      'A frame with its width and height in pixels along the edges, and below it a timeline: 60 ticks for 60 frames, 30 of them a second.',
  },
  'composition-folders': {
    durationInFrames: 120,
    posterFrame: 60,
    description:
      'The list of compositions in the Studio: Ad-Poster, Ad-Wide and Ad-Square move down and to the right, under the folders Social and Posters, which appear above them.',
  },
  'current-scale': {
    durationInFrames: 120,
    posterFrame: 40,
    description:
      'A bar grows and shrinks. Below it are three numbers: what the browser measures, the player’s current scale, and the first divided by the second, which is the bar’s width in composition pixels.',
  },
  'custom-controls': {
    durationInFrames: 160,
    posterFrame: 70,
    description:
      'A picture with a round play button, a seek bar and a mute button below it. A pointer presses play, drags the seek bar back and mutes the sound, and the picture responds each time.',
  },
  'frame-by-frame': {
    width: 1280,
    height: 720,
    durationInFrames: 90,
    posterFrame: 55,
    description:
      'A disc rolls from left to right while the frame counts up. Below, nine small pictures show the same component at nine frames; the one being played is outlined.',
  },
  'motion-blur-mistake': {
    durationInFrames: 90,
    posterFrame: 22,
    description:
      'Two discs cross a dark background at the same speed. The upper one, red, has no trail; the lower one, blue, pulls a long one behind it.',
  },
  'object-fit': {
    durationInFrames: 120,
    posterFrame: 45,
    description:
      'The same wide landscape in three tall frames: small with black above and below, cut off on both sides, and squeezed.',
  },
  'presigned-upload': {
    durationInFrames: 160,
    posterFrame: 122,
    description:
      'Three boxes: Browser, Server and Storage. A request goes from the browser to the server, a signed URL comes back, and then the file goes straight from the browser to the storage.',
  },
  'props-merge': {
    width: 1280,
    height: 720,
    durationInFrames: 150,
    posterFrame: 130,
    description:
      'Three layers of props fall into the component below, one after another. The default props set name, seat and color; an input prop then covers seat, and calculateMetadata covers color.',
  },
  'render-accuracy': {
    fps: 4,
    durationInFrames: 24,
    posterFrame: 13,
    description:
      'The same landscape twice, with the number of the frame that a render requests. OffthreadVideo always shows this frame. Video is sometimes one frame behind, and its number turns red.',
  },
  'render-pipeline': {
    width: 1280,
    height: 540,
    durationInFrames: 150,
    posterFrame: 104,
    description:
      'Four boxes from left to right: bundle, browser tabs, frames and file. Three tabs render the frames at the same time, out of order. The frames then fill the file in order.',
  },
  'studio-keys': {
    durationInFrames: 240,
    posterFrame: 150,
    description:
      'Keys are pressed one after another above a timeline with a playhead: Space plays, L plays twice as fast, Enter returns to the start, arrow keys step, I and O set marks, and E and A jump to them.',
  },
  'video-upload': {
    durationInFrames: 150,
    posterFrame: 64,
    description:
      'A video is dropped into an app and plays immediately from an address that begins with blob. A bar below it fills; when it is full, the address begins with https.',
  },
} satisfies Record<string, OwnMeta>;
