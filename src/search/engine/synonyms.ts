import {stem} from './terms';

/**
 * What readers say, and what the pages call it: plain words, in lower case and without
 * plural. Both ways only where both are in use.
 */
const meanings: Record<string, readonly string[]> = {
  // Files
  mp4: ['video'],
  movie: ['video'],
  clip: ['video'],
  footage: ['video'],
  mov: ['prores'],
  gif: ['animated image'],
  m3u8: ['hls'],
  mp3: ['audio'],
  wav: ['audio'],
  sound: ['audio'],
  music: ['audio'],
  song: ['audio'],
  picture: ['image', 'img'],
  photo: ['image', 'img'],
  image: ['img'],
  screenshot: ['still'],
  thumbnail: ['still'],
  poster: ['still', 'thumbnail'],
  subtitle: ['caption'],
  caption: ['subtitle'],
  srt: ['caption', 'subtitle'],
  typeface: ['font'],
  typography: ['font'],
  // Motion and editing
  keyframe: ['interpolate', 'animate'],
  tween: ['interpolate', 'animate'],
  lerp: ['interpolate'],
  bounce: ['spring'],
  crossfade: ['transition'],
  dissolve: ['transition'],
  'time remapping': ['playback rate', 'speed'],
  'slow motion': ['playback rate', 'speed'],
  'chroma key': ['green screen', 'green background'],
  'alpha channel': ['transparent'],
  alpha: ['transparent'],
  transparency: ['transparent'],
  ducking: ['volume'],
  'z index': ['layer'],
  'on top': ['layer', 'overlay'],
  'lower third': ['overlay'],
  watermark: ['overlay', 'layer'],
  concat: ['combine', 'sequence'],
  join: ['combine', 'sequence'],
  merge: ['combine'],
  crop: ['trim'],
  cut: ['trim'],
  repeat: ['loop'],
  silence: ['mute', 'silent'],
  equalizer: ['spectrum', 'audio visualization'],
  colour: ['color'],
  parametrized: ['parameterized'],
  parametrise: ['parameterize'],
  // Rendering
  export: ['render'],
  encode: ['codec'],
  aws: ['lambda'],
  serverless: ['lambda'],
  gcp: ['cloud run'],
  'google cloud': ['cloud run'],
  'cloud run': ['gcp'],
  cloud: ['lambda'],
  graphics: ['gpu', 'gl'],
  nvidia: ['gpu'],
  chrome: ['browser'],
  chromium: ['browser'],
  ssr: ['server side rendering'],
  // Code
  nextjs: ['next'],
  threejs: ['three'],
  zod: ['schema'],
  environment: ['env'],
  website: ['web page', 'iframe'],
  webpage: ['web page', 'iframe'],
  shortcut: ['keyboard'],
  hotkey: ['shortcut'],
  'getting started': ['create project'],
  'get started': ['create project'],
  // People and money
  cost: ['license'],
  price: ['pricing', 'license'],
  pricing: ['license'],
  licence: ['license'],
  free: ['license'],
  buy: ['license', 'price'],
  commercial: ['license'],
  'open source': ['license'],
  bug: ['help', 'issue'],
  hire: ['expert'],
  freelancer: ['expert'],
};

/** The other words for a word or a phrase. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(meanings));

const stems = (phrase: string): string[] => phrase.split(' ').map(stem);

const byStems: ReadonlyMap<string, string[][]> = new Map(
  [...synonyms].map(([phrase, others]) => [stems(phrase).join(' '), others.map(stems)]),
);

/** The other words for a phrase, whatever its endings; both as stems. */
export const synonymsOf = (phraseStems: string): string[][] => byStems.get(phraseStems) ?? [];
