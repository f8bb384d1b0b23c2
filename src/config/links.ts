/**
 * The address book: every destination of navbar, footer, pages and suggestions.
 * `to` is a path of this site, `href` a URL elsewhere. Navbar, footer, pages
 * and suggestions name keys; a key that does not exist is a type error.
 */
export const links = {
  home: {label: 'Home', to: '/'},
  docs: {label: 'Docs', to: '/docs/'},
  gettingStarted: {label: 'Getting started', to: '/docs/'},
  api: {label: 'API', to: '/docs/api'},
  player: {label: 'Player', to: '/player/'},
  playerDocs: {label: 'Player docs', to: '/docs/player/'},
  lambda: {label: 'Lambda', to: '/lambda/'},
  lambdaDocs: {label: 'Lambda docs', to: '/docs/lambda'},
  lambdaSetup: {label: 'Lambda setup', to: '/docs/lambda/setup'},
  lambdaConcurrency: {label: 'Lambda concurrency', to: '/docs/lambda/concurrency'},
  lambdaCost: {label: 'Cost of a Lambda render', to: '/docs/lambda/cost-example'},
  lambdaEstimate: {label: 'estimatePrice()', to: '/docs/lambda/estimateprice'},
  lambdaFunctions: {label: 'Deploy a function', to: '/docs/lambda/cli/functions/deploy'},
  lambdaHow: {label: 'How Lambda works', to: '/docs/lambda/how-lambda-works'},
  lambdaLimits: {label: 'Lambda limits', to: '/docs/lambda/limits'},
  lambdaPermissions: {label: 'Lambda permissions', to: '/docs/lambda/permissions'},
  lambdaProgress: {label: 'getRenderProgress()', to: '/docs/lambda/getrenderprogress'},
  lambdaRegions: {label: 'Lambda regions', to: '/docs/lambda/region-selection'},
  lambdaRender: {label: 'renderMediaOnLambda()', to: '/docs/lambda/rendermediaonlambda'},
  lambdaSites: {label: 'Deploy a site', to: '/docs/lambda/cli/sites/create'},
  lambdaWebhooks: {label: 'Lambda webhooks', to: '/docs/lambda/webhooks'},
  gpuDocs: {label: 'Using the GPU', to: '/docs/gpu'},
  ssrDocs: {label: 'Server-side rendering', to: '/docs/ssr'},
  cloudRunDocs: {label: 'Cloud Run docs', to: '/docs/cloudrun'},
  studioDocs: {label: 'Studio docs', to: '/docs/studio/'},
  mediaParser: {label: 'Media Parser', to: '/docs/media-parser/'},
  webCodecs: {label: 'WebCodecs', to: '/docs/webcodecs/'},
  recorder: {label: 'Recorder', to: '/docs/recorder/'},
  timeline: {label: 'Timeline', to: '/docs/timeline/'},
  learn: {label: 'Learn', to: '/learn'},
  resources: {label: 'Resources', to: '/docs/resources'},
  blog: {label: 'Blog', to: '/blog'},
  showcase: {label: 'Showcase', to: '/showcase/'},
  showcaseAdd: {label: 'Add your video', to: '/showcase/add'},
  templates: {label: 'Templates', to: '/templates/'},
  support: {label: 'Support', to: '/docs/support'},
  successStories: {label: 'Success Stories', to: '/success-stories'},
  experts: {label: 'Experts', to: '/experts/'},
  about: {label: 'About us', to: '/about/'},
  investors: {label: 'Investors', to: '/docs/investors'},
  contact: {label: 'Contact us', to: '/contact/'},
  licenseDocs: {label: 'License & pricing', to: '/docs/license'},
  search: {label: 'Search', to: '/search'},

  convert: {label: 'Convert a video', href: 'https://remotion.dev/convert'},
  convertApp: {label: 'Convert a video', href: 'https://convert.remotion.dev'},
  licensePricing: {label: 'License and pricing', href: 'https://remotion.pro/license'},
  store: {label: 'Store', href: 'https://remotion.pro/store'},
  pro: {label: 'Remotion Pro', href: 'https://remotion.pro'},
  contactForm: {label: 'Contact on remotion.pro', href: 'https://www.remotion.pro/contact'},
  licenseFaq: {label: 'License FAQ', href: 'https://www.remotion.pro/faq'},
  license: {label: 'License', href: 'https://remotion.dev/license'},
  brand: {label: 'Brand', href: 'https://www.remotion.dev/brand'},
  changelog: {label: 'Changelog', href: 'https://remotion.dev/changelog'},
  acknowledgements: {label: 'Acknowledgements', href: 'https://remotion.dev/acknowledgements'},
  github: {label: 'GitHub', href: 'https://github.com/remotion-dev/remotion'},
  issues: {
    label: 'GitHub issues',
    href: 'https://github.com/remotion-dev/remotion/issues/new/choose',
  },
  securityReports: {
    label: 'Security on GitHub',
    href: 'https://github.com/remotion-dev/remotion/security',
  },
  discord: {label: 'Discord', href: 'https://remotion.dev/discord'},
  x: {label: 'X', href: 'https://x.com/remotion'},
  youtube: {label: 'YouTube', href: 'https://youtube.com/@remotion_dev'},
  linkedin: {label: 'LinkedIn', href: 'https://www.linkedin.com/company/remotion-dev/'},
  instagram: {label: 'Instagram', href: 'https://instagram.com/remotion'},
  tiktok: {label: 'TikTok', href: 'https://www.tiktok.com/@remotion'},
  threads: {label: 'Threads', href: 'https://www.threads.net/@remotion'},
  docusaurus: {label: 'Docusaurus', href: 'https://docusaurus.io'},
} as const satisfies Record<string, Destination>;

export type Destination = {label: string} & (
  {to: string; href?: never} | {href: string; to?: never}
);

export type LinkKey = keyof typeof links;

/**
 * The destination of a key, with another label where one is given.
 * @throws when the key is not in the address book, naming the file to edit
 */
export function linkTo(key: LinkKey, label?: string): Destination {
  const destination: Destination | undefined = links[key];
  if (!destination) {
    throw new Error(
      `src/config/links.ts has no link "${key}". Known keys: ${Object.keys(links).join(', ')}. ` +
        'Add the destination there, or correct the key where it is used.',
    );
  }
  return label ? {...destination, label} : destination;
}
