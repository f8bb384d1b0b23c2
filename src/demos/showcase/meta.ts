import type {OwnMeta} from '../demo-types.ts';

const film = (posterFrame: number, description: string): OwnMeta => ({
  durationInFrames: 120,
  posterFrame,
  description,
});

/** The films of the showcase, by the slug of their entry; none has values to set. */
export const metas = {
  animstats: film(
    84,
    'A ring fills up and counts to 87 percent, next to five columns that grow, the highest of them orange.',
  ),
  'banger-show': film(
    2,
    'Pink and orange rays around a disc with a play sign jump to a beat on a dark background.',
  ),
  clippulse: film(
    12,
    'White, peach and dark portrait videos pass by on a coral background; a pulse runs through each.',
  ),
  'electricity-maps': film(
    30,
    'The hexagonal zones of a country change from green through yellow to brown, behind a lightning bolt.',
  ),
  fluidmotion: film(20, 'Five bands of violet, pink and orange flow over one another like waves.'),
  'github-unwrapped': film(
    52,
    'A rocket flies over a grid of days, which light up green behind it, while a counter runs to 365.',
  ),
  hackreels: film(
    72,
    'Colored words of code glide apart in an editor, and pink ones fill the space between them.',
  ),
  'hello-meteo': film(
    34,
    'A cloud moves over the sun and rains, next to the temperatures of three days: 21, 18 and 24 degrees.',
  ),
  motionshot: film(
    56,
    'A pointer presses three buttons on a page, one after another, and each gets its number.',
  ),
  mux: film(
    62,
    'A pink curve of views draws itself on a pale background, with a point at its end.',
  ),
  'mykaraoke-video': film(
    70,
    'The words Sing it out loud now turn yellow, one after another, as a pink ball jumps over them.',
  ),
  'next-js': film(
    74,
    'A list of files on black; a blue line runs from each page file to the page that it becomes.',
  ),
  polygon: film(
    86,
    'Twelve candles of a price chart, violet and pink, rise above the first letters of the months.',
  ),
  'relay-app': film(
    72,
    'A job passes through five boxes of an automation, and each is ticked off in its own color.',
  ),
  'remotion-recorder': film(
    80,
    'A viewfinder with a screen on which lines are written, a speaker in a circle, and a red dot.',
  ),
  revid: film(
    84,
    'The words A day at the sea are typed; four portrait pictures of the sea rise below them.',
  ),
  submagic: film(
    48,
    'A speaker in a portrait video on yellow; the words Every word jumps out appear one by one.',
  ),
  'watercolor-map': film(
    88,
    'A brown route is drawn over land and water in watercolors, and a pin drops at its end.',
  ),
} satisfies Record<string, OwnMeta>;
