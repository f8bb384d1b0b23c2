import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import type {Expert} from '../../src/data/schemas/experts.ts';
import type {LambdaPrices} from '../../src/data/schemas/lambda-prices.ts';
import type {TeamMember} from '../../src/data/schemas/team.ts';
import type {Template} from '../../src/data/schemas/templates.ts';
import {readDemo} from '../../src/plugins/demos/read-demo.ts';

/*
 * The facts that the records carry, written a second time on purpose: a record
 * that loses or changes one fails here.
 */

const folder = new URL('../../src/data/', import.meta.url);
const text = (file: string) => readFileSync(new URL(file, folder), 'utf8');

const records = <T>(name: string): [string, T][] =>
  readdirSync(new URL(`${name}/`, folder))
    .sort()
    .map((file) => [file.replace('.yaml', ''), parse(text(`${name}/${file}`)) as T]);

const experts = records<Expert>('experts');
const templates = records<Template>('templates');
const team = records<TeamMember>('team');

/** Rows of cells between bars; a dash is nothing. */
const table = (rows: string) =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.split(' | '));

const cell = (value: string | undefined) => value ?? '-';
const yesNo = (value: boolean | undefined) => (value ? 'yes' : 'no');

/** Slug, name, day of the entry, website, X, GitHub, LinkedIn, video call, works. */
const expertFacts = table(`
florent-pergoud | Florent Pergoud | 2022-08-15 | https://pergoud.com/ | florentpergoud | florentpergoud | in/florent-pergoud/ | no | Hello Météo; HugoDécrypteSport; Crowdfunding VFB; Cinéma Le Vincennes; Piano MIDI visualizer
stephen-sullivan | Stephen Sullivan | 2022-08-15 | - | - | - | in/sterv/ | no | middy.com https://middy.com
mohit-yadav | Mohit Yadav | 2022-08-15 | - | Just_Moh_it | Just-Moh-it | in/just-moh-it/ | no | Mockoops https://mockoops.mohitya.dev
yehor-misiats | Yehor Misiats | 2022-09-16 | - | isatelllte | satelllte | in/satelllte/ | no | remotion-audio-visualizer https://github.com/satelllte/remotion-audio-visualizer; remotion-template https://github.com/satelllte/remotion-template
benjamin-jameson | Benjamin Jameson | 2022-11-03 | - | - | BenjaminJameson | - | no | CapTok https://www.captok.ai
karel-nagel | Karel Nagel | 2022-08-22 | https://asius.ai/ | AsiusAI | karelnagel | in/karelnagel/ | no | remotion-sst https://github.com/karelnagel/remotion-sst; portfolio https://asius.ai/#portfolio
alex-fernandez | Alex Fernandez | 2022-12-02 | - | - | alexfernandez803 | in/alex-f-17a5bb56/ | yes | -
matthew-mcgillivray | Matt McGillivray | 2023-01-30 | https://mattm9y.com | - | UmungoBungo | in/matthew-mcgillivray-68295a55 | yes | @remotion/cloudrun https://www.npmjs.com/package/@remotion/cloudrun; Memento https://www.memento.com/; Beacon Street Studios https://beaconstreetstudios.com/; Minvo https://minvo.pro/
ray-lotmar | Ray Lotmar | 2023-01-30 | - | romrif | rayBlock | in/raymond-lotmar/ | yes | Romrif https://www.romrif.com/
lorenzo-bertolini | Lorenzo Bertolini | 2023-03-14 | https://www.lorenzobertolini.com/ | MagoDiSegrate | encho | in/lorenzobertolini/ | no | DataFlics https://www.dataflics.com/; Nerdy Finance https://nerdy.finance/
antoine-caron | Antoine Caron | 2023-03-17 | https://blog.slashgear.dev/ | Slashgear_ | Slashgear | in/antoine-caron-slash/ | no | Social Video Generator https://social-video-generator.vercel.app/
mickael-alves | Mickaël Alves | 2023-03-17 | https://cruuzazul.dev/ | CruuzAzul | CruuzAzul | in/mickaelalves/ | no | Social Video Generator https://social-video-generator.vercel.app/
pranav-kulkarni | Pranav Kulkarni | 2023-07-03 | https://pranava.dev/ | thecmdrunner | thecmdrunner | in/pranavk7/ | no | MaxRoom https://maxroom.co/; Swiftube https://swiftube.vercel.app/
rahul-bansal | Rahul Bansal | 2023-08-04 | https://bansalrahul.com/ | BansalRahul14 | rahulbansal16 | in/rahulbansalrb/ | yes | Blinkcuts https://app.blinkcuts.com/
pramod-kumar | Pramod Kumar | 2024-03-10 | https://www.pramod73.in/ | pramodk73 | pskd73 | in/pramod-kumar-1a135b74/ | yes | SlickWid https://slickwid.com; MotionShot https://motionshot.app; remotion-animate-text https://github.com/pskd73/remotion-animate-text
ayush-soni | Ayush Soni | 2024-03-17 | https://ayushsoni.com/ | ayysoni | - | in/ayushsoni1001/ | yes | Typeframes https://www.typeframes.com/
andrei-terteci | Andrei Terteci | 2024-03-17 | - | andrei_terteci | - | in/andrei-terteci-935331151/ | yes | Krumzi https://www.krumzi.com/
`);

/** The list in its reading of 16 people; that of 17 people has `andrei-terteci` as well. */
const readingOf16 = [
  'florent-pergoud',
  'stephen-sullivan',
  'mohit-yadav',
  'yehor-misiats',
  'benjamin-jameson',
  'karel-nagel',
  'alex-fernandez',
  'matthew-mcgillivray',
  'ray-lotmar',
  'lorenzo-bertolini',
  'antoine-caron',
  'mickael-alves',
  'pranav-kulkarni',
  'rahul-bansal',
  'pramod-kumar',
  'ayush-soni',
];

const readingOf17 = [...readingOf16, 'andrei-terteci'];

describe('experts', () => {
  test('are the 17 of the longer reading', () => {
    expect(readingOf16).toHaveLength(16);
    expect(readingOf17).toHaveLength(17);
    expect(experts.map(([slug]) => slug)).toEqual(readingOf17.toSorted());
  });

  test('only andrei-terteci is marked as missing from the reading of 16', () => {
    expect(
      experts.filter(([, {onlyInReading}]) => onlyInReading === 17).map(([slug]) => slug),
    ).toEqual(['andrei-terteci']);
  });

  test.each(expertFacts)('%s', (...facts) => {
    const [, expert] = experts.find(([slug]) => slug === facts[0])!;
    const {name, since, website, x, github, linkedin, offersVideoCall, works} = expert;
    const listed = works.map((work) => [work.name, work.url].filter(Boolean).join(' ')).join('; ');
    expect([
      facts[0],
      name,
      since,
      ...[website, x, github, linkedin].map(cell),
      yesNo(offersVideoCall),
      listed || '-',
    ]).toEqual(facts);
  });

  test('each has a fact row', () => expect(expertFacts).toHaveLength(17));
});

/** Slug, name, kind, account, repository, live preview, size, TailwindCSS on request, on the home page, language. */
const templateFacts = table(`
hello-world | Hello World | starter | remotion-dev | https://github.com/remotion-dev/template-helloworld | https://remotion-helloworld.vercel.app/?/HelloWorld | 1920 x 1080 | yes | yes | TypeScript
next | Next.js (App dir) | saas | remotion-dev | https://github.com/remotion-dev/template-next-app-dir | - | 1280 x 720 | no | yes | -
next-tailwind | Next.js (App dir + TailwindCSS) | saas | remotion-dev | https://github.com/remotion-dev/template-next-app-dir-tailwind | - | 1280 x 720 | no | no | -
next-pages-dir | Next.js (Pages dir) | saas | remotion-dev | https://github.com/remotion-dev/template-next-pages-dir | - | 1280 x 720 | no | no | -
blank | Blank | starter | remotion-dev | https://github.com/remotion-dev/template-empty | https://template-empty.vercel.app/?/MyComp | 1280 x 720 | yes | no | -
javascript | Hello World (JavaScript) | starter | remotion-dev | https://github.com/remotion-dev/template-helloworld-javascript | https://template-helloworld-javascript.vercel.app/?/HelloWorld | 1920 x 1080 | yes | yes | JavaScript
render-server | Render Server | server | remotion-dev | https://github.com/remotion-dev/template-render-server | - | 1920 x 1080 | no | no | -
react-router | React Router | saas | remotion-dev | https://github.com/remotion-dev/template-react-router | - | 918 x 720 | no | yes | -
three | React Three Fiber | starter | remotion-dev | https://github.com/remotion-dev/template-three | https://template-three-remotion.vercel.app/ | 1280 x 720 | no | no | -
still | Still images | still | remotion-dev | https://github.com/remotion-dev/template-still | https://template-still.vercel.app/?/PreviewCard | 1200 x 628 | no | no | -
tts | TTS (Azure) | text-to-speech | FelippeChemello | https://github.com/FelippeChemello/Remotion-TTS-Example | - | 1920 x 1080 | no | no | -
google-tts | TTS (Google) | text-to-speech | thecmdrunner | https://github.com/thecmdrunner/remotion-gtts-template | - | 1920 x 1080 | no | no | -
audiogram | Audiogram | audio | remotion-dev | https://github.com/remotion-dev/template-audiogram | https://template-audiogram-1nrh.vercel.app | 1080 x 1080 | yes | no | -
music-visualization | Music Visualization | audio | remotion-dev | https://github.com/remotion-dev/template-music-visualization | - | 1080 x 1080 | yes | no | -
skia | Skia | starter | remotion-dev | https://github.com/remotion-dev/template-skia | - | 1920 x 1080 | no | no | -
overlay | Overlay | overlay | remotion-dev | https://github.com/remotion-dev/template-overlay | - | 1280 x 720 | yes | no | -
code-hike | Code Hike | code-animation | remotion-dev | https://github.com/remotion-dev/template-code-hike | https://template-code-hike.vercel.app/ | 1080 x 1080 | no | no | -
stargazer | Stargazer | social | pomber | https://github.com/pomber/stargazer | - | 960 x 540 | yes | no | -
tiktok | TikTok | captions | remotion-dev | https://github.com/remotion-dev/template-tiktok | - | 1080 x 1920 | yes | no | -
`);

describe('templates', () => {
  test('are the 19 named ones', () => {
    expect(templates.map(([slug]) => slug).toSorted()).toEqual([
      'audiogram',
      'blank',
      'code-hike',
      'google-tts',
      'hello-world',
      'javascript',
      'music-visualization',
      'next',
      'next-pages-dir',
      'next-tailwind',
      'overlay',
      'react-router',
      'render-server',
      'skia',
      'stargazer',
      'still',
      'three',
      'tiktok',
      'tts',
    ]);
  });

  test.each(templateFacts)('%s', (...facts) => {
    const [, template] = templates.find(([slug]) => slug === facts[0])!;
    const {name, kind, organization, repo, previewUrl, width, height} = template;
    const {tailwindOption, featured, language} = template;
    const size = `${width} x ${height}`;
    expect([
      facts[0],
      name,
      kind,
      organization,
      repo,
      cell(previewUrl),
      size,
      yesNo(tailwindOption),
      yesNo(featured),
      cell(language),
    ]).toEqual(facts);
  });

  test('each has a fact row', () => expect(templateFacts).toHaveLength(19));

  test.each(templates)('%s has a composition of its shape', async (slug, {width, height}) => {
    const {facts} = await readDemo(`templates/${slug}`);
    expect(facts.width / facts.height).toBeCloseTo(width / height, 2);
  });
});

describe('team', () => {
  test('is two people, with role and public profiles', () => {
    expect(team).toEqual([
      [
        'jonny-burger',
        {
          name: 'Jonny Burger',
          role: 'Chief Hacker',
          github: 'JonnyBurger',
          x: 'JNYBGR',
          linkedin: 'in/jonny-burger-4115109b',
        },
      ],
      [
        'mehmet-ademi',
        {
          name: 'Mehmet Ademi',
          role: 'Business Manager',
          github: 'MehmetAdemi',
          x: 'MehmetAdemi',
          linkedin: 'in/mehmet-ademi',
        },
      ],
    ]);
  });
});

describe('figures', () => {
  test('prices of the license, with their year', () => {
    expect(parse(text('figures/license-prices.yaml'))).toMatchObject({
      year: 2025,
      currency: 'USD',
      period: 'month',
      developerSeat: 25,
      cloudRenderingUnit: 10,
      rendersPerUnit: 1000,
      webcodecsUnit: 10,
      conversionsPerUnit: 1000,
      minimum: 100,
      enterpriseFrom: 500,
      freeUpToPeople: 3,
      companyLicenseFromPeople: 4,
    });
  });

  test('prices and limits of Lambda', () => {
    const prices = parse(text('figures/lambda-prices.yaml')) as LambdaPrices;
    expect(prices).toMatchObject({
      defaultRegion: 'us-east-1',
      memoryMb: {min: 512, max: 10240, default: 2048},
      diskMb: {min: 512, max: 10240, default: 2048},
      freeDiskMb: 512,
      timeoutSeconds: {min: 15, max: 900, default: 120},
      framesPerFunction: 20,
      concurrencyPerRegion: 1000,
    });
    expect(prices.regions['us-east-1']).toEqual({
      gbSecond: 0.0000133334,
      diskGbSecond: 0.0000000309,
      request: 0.0000002,
    });
    expect(prices.regions['af-south-1']).toEqual({
      gbSecond: 0.00001768,
      diskGbSecond: 0.0000000404,
      request: 0.00000027,
    });
  });

  test.each(['license-prices', 'lambda-prices'])('%s name their source', (name) => {
    const {source} = parse(text(`figures/${name}.yaml`)) as {source: string};
    expect(source.length).toBeGreaterThan(20);
  });
});

test('descriptions of profiles and templates are all different', () => {
  const descriptions = [
    ...experts.map(([, {summary}]) => summary),
    ...templates.map(([, {description}]) => description),
  ];
  expect(descriptions).toHaveLength(36);
  expect(new Set(descriptions).size).toBe(36);
});

test('no record holds an e-mail address', () => {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.yaml'),
  );
  expect(files.length).toBeGreaterThanOrEqual(17 + 19 + 18 + 2 + 2);
  for (const file of files) {
    expect(text(file), file).not.toMatch(/[\w.+-]+@[\w-]+\.[a-z]{2,}/i);
  }
});
