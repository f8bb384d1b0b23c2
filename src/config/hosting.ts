/** How a host answers besides handing out files: written once, turned into each host's own file by the hosting plugin. */

type Redirects = readonly (readonly [from: string, to: string])[];

/** Old addresses that moved for good (301). */
const moved: Redirects = [
  ['/docs/get-audio-duration', '/docs/get-audio-duration-in-seconds'],
  ['/docs/get-compositions', '/docs/renderer/get-compositions'],
  ['/docs/stitch-frames-to-video', '/docs/renderer/stitch-frames-to-video'],
  ['/docs/render-still', '/docs/renderer/render-still'],
  ['/docs/render-frames', '/docs/renderer/render-frames'],
  ['/docs/motion-blur/motion-blur', '/docs/motion-blur/trail'],
  ['/support', '/docs/support'],
  ['/webcodecs', '/docs/webcodecs/'],
  ['/docs/player/api', '/docs/player/player'],
];

/** Addresses in messages of the packages that are not those of the pages any more (301). */
const printed: Redirects = [
  ['/docs/render-media', '/docs/renderer/render-media'],
  ['/docs/lambda/deploy-site', '/docs/lambda/deploysite'],
  ['/docs/troubleshooting/serialize-defaultprops', '/docs/troubleshooting/defaultprops-too-big'],
];

/** Short addresses whose target may change (302). */
const shortcuts: Redirects = [
  ['/changelog', 'https://github.com/remotion-dev/remotion/releases'],
  ['/discord', 'https://discord.gg/6VzzNDwUwV'],
  ['/booking', 'https://cal.com/remotion'],
  ['/coc', 'https://github.com/remotion-dev/remotion/blob/main/CODE-OF-CONDUCT.md'],
  ['/license', 'https://github.com/remotion-dev/remotion/blob/main/LICENSE.md'],
  ['/timeout', '/docs/timeout'],
  ['/acknowledgements', '/docs/acknowledgements'],
  ['/issue', 'https://github.com/remotion-dev/remotion/issues/new/choose'],
  ['/skia', '/docs/skia/'],
  ['/gif', '/docs/gif/'],
  ['/lottie', '/docs/lottie/'],
  ['/paths', '/docs/paths/'],
  ['/shapes', '/docs/shapes/'],
  ['/api', '/docs/api'],
  ['/terminology', '/docs/terminology'],
  ['/hacktoberfest', 'https://github.com/remotion-dev/remotion/issues/1365'],
  ['/motion-blur', '/docs/motion-blur/'],
  ['/noise', '/docs/noise/'],
  ['/github', 'https://github.com/remotion-dev/remotion'],
  ['/brand', 'https://github.com/remotion-dev/logo'],
  ['/docs/lottie/after-effects', '/docs/after-effects'],
  ['/docs/miscellaneous/render-all', '/docs/render-all'],
  ['/docs/overlays', '/docs/overlay'],
  ['/docs/cli/preview', '/docs/cli/studio'],
  ['/links', 'https://linktr.ee/remotion'],
  ['/contributing', '/docs/contributing/'],
  ['/resources', '/docs/resources'],
  ['/rive', '/docs/rive/'],
  ['/zod-types', '/docs/zod-types/'],
  ['/cloudrun', '/docs/cloudrun'],
  ['/layout-utils', '/docs/layout-utils/'],
  ['/animation-utils', '/docs/animation-utils/'],
  ['/get-help', '/docs/get-help'],
  ['/help', '/docs/get-help'],
  ['/native', '/docs/react-native'],
  ['/docs/parametrized-rendering', '/docs/parameterized-rendering'],
  ['/youtube', 'https://youtube.com/@remotion_dev'],
  ['/bun', '/docs/bun'],
  ['/bounties', '/docs/contributing/bounty'],
  ['/transitions', '/docs/transitioning'],
  ['/repro', 'https://stackblitz.com/fork/github/remotion-dev/template-helloworld'],
  ['/templates/remix', '/templates/react-router'],
  ['/studio', '/docs/studio/'],
  ['/security', '/docs/security'],
  ['/custom-controls', '/docs/player/custom-controls'],
  ['/drag-and-drop', '/docs/player/drag-and-drop/'],
  ['/standalone', '/docs/standalone'],
  ['/docs/deploy-studio', '/docs/studio/deploy-server'],
  ['/blog/faster-lambda-renders', '/blog/faster-lambda'],
  ['/docs/thorium-browser', '/docs/miscellaneous/chrome-headless-shell'],
  ['/docs/miscellaneous/thorium-browser', '/docs/miscellaneous/chrome-headless-shell'],
  ['/chrome-headless-shell', '/docs/miscellaneous/chrome-headless-shell'],
  [
    '/chrome-for-testing',
    '/docs/miscellaneous/chrome-headless-shell#using-chrome-for-testing-instead',
  ],
  ['/media-parser', '/docs/media-parser/'],
  ['/docs/chrome-headless-shell', '/docs/miscellaneous/chrome-headless-shell'],
  ['/recorder', '/docs/recorder/'],
  ['/install-whisper-cpp', '/docs/install-whisper-cpp/'],
  ['/captions', '/docs/captions/'],
  ['/docs/miscellaneous/snippets/adding-animations', '/docs/animation-math'],
  ['/docs/snippets/fps-converter', '/docs/multiple-fps'],
  [
    '/bbb.webm',
    'https://upload.wikimedia.org/wikipedia/commons/transcoded/c/c0/Big_Buck_Bunny_4K.webm/Big_Buck_Bunny_4K.webm.720p.vp9.webm',
  ],
  [
    '/bbb.mp4',
    'https://commondatastorage.googleapis.com/gtv-videos-bucket/sample/BigBuckBunny.mp4',
  ],
];

export type Redirect = {from: string; to: string; status: 301 | 302};

export const redirects: readonly Redirect[] = [
  ...[...moved, ...printed].map(([from, to]) => ({from, to, status: 301 as const})),
  ...shortcuts.map(([from, to]) => ({from, to, status: 302 as const})),
];

/** Header names and values. */
export type Fields = Readonly<Record<string, string>>;

/** Headers of every answer, besides the policy of contents, which a build makes of its scripts. */
export const headers: Fields = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // For browsers that know no policy of contents, which says the same and much more.
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For files that carry a hash of their content in their name. */
const forever = 'public, max-age=31536000, immutable';

/**
 * `Cache-Control` by path prefix; the longest prefix that fits wins. Netlify and Cloudflare Pages answer
 * with the one of `/` by themselves.
 */
export const caching: Fields = {
  '/': 'public, max-age=0, must-revalidate',
  '/assets/': forever,
  '/search/texts-': forever,
};

const unlistedText = {
  'Content-Type': 'text/plain; charset=utf-8',
  'X-Robots-Tag': 'noindex',
};

/** For pictures: readers of feeds and previews of links show them on their own pages. */
const embeddable = {'Cross-Origin-Resource-Policy': 'cross-origin'};

/**
 * Headers by the end of a path, besides the others or instead of one of them; a name that begins with a
 * slash is that of one file. Markdown files repeat their pages: search engines should list the pages.
 */
export const headersByEnding: Readonly<Record<string, Fields>> = {
  '.md': {'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex'},
  '/llms.txt': unlistedText,
  '/llms-full.txt': unlistedText,
  '.png': embeddable,
  '.webp': embeddable,
};
