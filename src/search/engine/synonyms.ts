import {stem} from './stem';

/**
 * What readers say, and what the pages call it: plain words, in lower case and without
 * plural. Both ways only where both are in use.
 */
const meanings: Record<string, readonly string[]> = {
  mp4: ['video'],
  movie: ['video'],
  clip: ['video'],
  mov: ['prores'],
  gif: ['animated image'],
  subtitle: ['caption'],
  caption: ['subtitle'],
  aws: ['lambda'],
  gcp: ['cloud run'],
  'google cloud': ['cloud run'],
  'cloud run': ['gcp'],
  picture: ['image', 'img'],
  image: ['img'],
  photo: ['image', 'img'],
  screenshot: ['still'],
  thumbnail: ['still'],
  poster: ['still', 'thumbnail'],
  sound: ['audio'],
  music: ['audio'],
  song: ['audio'],
  mp3: ['audio'],
  wav: ['audio'],
  colour: ['color'],
  parametrized: ['parameterized'],
  parametrise: ['parameterize'],
  transparency: ['transparent'],
  alpha: ['transparent'],
  cost: ['pricing', 'price'],
  licence: ['license'],
  graphics: ['gpu', 'gl'],
  repeat: ['loop'],
  silence: ['mute', 'silent'],
  typeface: ['font'],
  typography: ['font'],
  ssr: ['server side rendering'],
  nextjs: ['next'],
  zod: ['schema'],
  crop: ['trim'],
  cut: ['trim'],
  chrome: ['browser'],
  chromium: ['browser'],
  export: ['render'],
  environment: ['env'],
  shortcut: ['keyboard'],
  hotkey: ['shortcut'],
};

/** The other words for a word or a phrase. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(meanings));

const stems = (phrase: string): string[] => phrase.split(' ').map(stem);

const byStems: ReadonlyMap<string, string[][]> = new Map(
  [...synonyms].map(([phrase, others]) => [stems(phrase).join(' '), others.map(stems)]),
);

/** The other words for a phrase, whatever its endings; both as stems. */
export const synonymsOf = (phraseStems: string): string[][] => byStems.get(phraseStems) ?? [];
