import {anyOf, findWords, type ProseRule} from './find-words.ts';

type Term = {use: string; instead: readonly string[]; because: string};

/** Words with two spellings: American, as in the names of the APIs; the spell checker knows the rest. */
const american = (british: Readonly<Record<string, string>>): Term[] =>
  Object.entries(british).map(([use, word]) => ({
    use,
    instead: [word],
    because: 'The docs are in American spelling, as the APIs are.',
  }));

/** One term for each concept. A machine can fix each. */
export const terms: readonly Term[] = [
  {
    use: 'Studio',
    instead: ['Remotion Preview', 'Preview window'],
    because: 'The program that previews compositions has this name since version 4.',
  },
  {
    use: 'Player',
    instead: ['Remotion Player component', 'video player component'],
    because: 'The component is called so in the whole documentation.',
  },
  {
    use: 'Cloud Run',
    instead: ['CloudRun', 'Cloudrun'],
    because: "It is Google's name for the service.",
  },
  {
    use: 'props',
    instead: ['React properties', 'component properties', 'component parameters'],
    because: "It is React's word for what a component receives.",
  },
  {use: 'frame rate', instead: ['framerate', 'frame-rate'], because: 'It is two words.'},
  {use: 'bitrate', instead: ['bit rate', 'bit-rate'], because: 'The options spell it so.'},
  {use: 'keyframe', instead: ['key frame', 'key-frame'], because: 'The APIs spell it so.'},
  {use: 'file name', instead: ['filename', 'file-name'], because: 'It is two words.'},
  {use: 'file names', instead: ['filenames', 'file-names'], because: 'It is two words.'},
  {
    use: 'server-side rendering',
    instead: ['server side rendering', 'serverside rendering'],
    because: 'The hyphen joins what belongs together.',
  },
  {use: 'setup', instead: ['set-up'], because: 'The noun is one word.'},
  {use: 'email', instead: ['e-mail'], because: 'The docs write it without a hyphen.'},
  ...american({
    color: 'colour',
    colors: 'colours',
    colored: 'coloured',
    behavior: 'behaviour',
    behaviors: 'behaviours',
    gray: 'grey',
    center: 'centre',
    centered: 'centred',
    neighbor: 'neighbour',
    neighbors: 'neighbours',
    neighboring: 'neighbouring',
    canceled: 'cancelled',
    canceling: 'cancelling',
    labeled: 'labelled',
    traveled: 'travelled',
  }),
  {use: 'license', instead: ['licence'], because: "The license's own text spells it so."},
  {use: 'licenses', instead: ['licences'], because: "The license's own text spells it so."},
  {use: 'npm', instead: ['NPM', 'Npm'], because: 'It is the name of the program.'},
  {
    use: 'FFmpeg',
    instead: ['ffmpeg', 'FFMPEG', 'FFMpeg'],
    because: "It is the project's name; the command is in backticks.",
  },
  {
    use: 'Node.js',
    instead: ['NodeJS', 'Node.JS', 'nodejs', 'node.js'],
    because: "It is the project's name.",
  },
  {use: 'Next.js', instead: ['NextJS', 'Nextjs', 'next.js'], because: "It is the project's name."},
  {use: 'JavaScript', instead: ['Javascript', 'javascript'], because: 'It is the name.'},
  {use: 'TypeScript', instead: ['Typescript', 'typescript'], because: 'It is the name.'},
  {use: 'GitHub', instead: ['Github', 'github'], because: 'It is the name.'},
  {use: 'WebCodecs', instead: ['Webcodecs', 'webcodecs'], because: 'It is the name.'},
  {use: 'WebM', instead: ['webm', 'WEBM'], because: 'It is the name of the format.'},
  {use: 'MP4', instead: ['mp4', 'Mp4'], because: 'It is the name of the format.'},
];

const byWord = new Map(
  terms.flatMap(({use, instead, because}) =>
    instead.map((word) => [word, {use, because}] as const),
  ),
);

/** The term for a word as written, or at the start of a sentence. */
const lookUp = (word: string) =>
  byWord.get(word) ?? byWord.get(word[0]!.toLowerCase() + word.slice(1));

/** `Framerate` at the start of a sentence becomes `Frame rate`. */
const inCaseOf = (word: string, use: string) =>
  byWord.has(word) ? use : use[0]!.toUpperCase() + use.slice(1);

const pattern = anyOf([...byWord.keys()].sort((a, b) => b.length - a.length));

/** Words for which the rest of the docs has another term. */
export const findTerms: ProseRule = (page) =>
  findWords(page, 'term', pattern, ([word]) => {
    const term = lookUp(word);
    if (!term || term.use === word) {
      return undefined;
    }
    const replacement = inCaseOf(word, term.use);
    return {
      message: `The page says "${word}" where the docs say "${term.use}". ${term.because}`,
      hint: `Write "${replacement}".`,
      replacement,
    };
  });
