import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {parsePage} from '../../src/content/page.ts';
import {listPages} from '../../src/content/read-pages.ts';
import {showcaseSchema} from '../../src/data/schemas/showcase.ts';
import {compositionId, darkProp, posterOf, type Demo} from '../../src/demos/demo-types.ts';
import {meta as hero, sceneFrames, scenes, stillOf} from '../../src/demos/hero/demo.ts';
import {stripSize} from '../../src/demos/pictures/countdown/size.ts';
import {coverOf, coverSize} from '../../src/demos/pictures/cover-names.ts';
import {showcaseSize} from '../../src/demos/pictures/showcase-size.ts';
import {demosFolder, listDemos} from '../../src/content/demos.ts';
import {readDemo} from '../../src/plugins/demos/read-demo.ts';
import {postSchema} from '../../src/content/front-matter/schemas.ts';

/** One picture that is rendered from a composition. */
export type RenderedPicture = {
  /** File below `static/`. */
  file: string;
  /** Id of the composition in `src/demos/root.tsx`. */
  composition: string;
  /** File of the composition, from the root of the project. */
  module: string;
  props: Record<string, unknown>;
  /** Pixels of the composition. */
  width: number;
  height: number;
  frame: number;
  /** What the file is smaller than the composition by, 0-1. */
  scale: number;
};

const longestSide = 1280;
const showcaseFolder = 'src/data/showcase';

/** All pictures of the site that are rendered, in a fixed order. */
export async function listPictures(): Promise<RenderedPicture[]> {
  const demos = await Promise.all(listDemos().map((name) => readDemo(name)));
  const posters = demos.flatMap(postersOf);
  const drawn = new Set(posters.map(({file}) => file));
  const cards = showcaseCards().filter(({file}) => !drawn.has(file));
  return [...posters, ...filmstrip(), countdown, ...cards, ...postCovers()];
}

/** The poster of a demo, and the one for dark mode. */
function postersOf({name, meta}: Demo): RenderedPicture[] {
  const {width, height, posterFrame, defaultProps = {}} = meta;
  const {src, dark} = posterOf(name, meta);
  const poster = {
    file: src.slice(1),
    composition: compositionId(name),
    module: `${demosFolder}/${name}/index.tsx`,
    props: defaultProps,
    width,
    height,
    frame: posterFrame,
    scale: Math.min(1, longestSide / Math.max(width, height)),
  };
  return dark
    ? [poster, {...poster, file: dark.slice(1), props: {...defaultProps, [darkProp]: true}}]
    : [poster];
}

/** A small frame of each scene of the film on the home page. */
function filmstrip(): RenderedPicture[] {
  return scenes.map(({name}, index) => ({
    file: stillOf(name).slice(1),
    composition: 'hero',
    module: `${demosFolder}/hero/index.tsx`,
    props: hero.defaultProps,
    width: hero.width,
    height: hero.height,
    frame: Math.round((index + 0.75) * sceneFrames),
    scale: 0.25,
  }));
}

/** What the code of the first page of the docs draws. */
const countdown: RenderedPicture = {
  file: 'media/docs/countdown.webp',
  composition: 'countdown-strip',
  module: `${demosFolder}/pictures/countdown/CountdownStrip.tsx`,
  props: {},
  ...stripSize,
  frame: 0,
  scale: 0.332,
};

/** Pictures of showcase entries; those with a film of their own, in `src/demos/showcase`, have its poster. */
function showcaseCards(): RenderedPicture[] {
  const files = readdirSync(showcaseFolder).filter((file) => file.endsWith('.yaml'));
  return files.sort().map((file) => {
    const record = readFileSync(path.join(showcaseFolder, file), 'utf8');
    const slug = path.basename(file, '.yaml');
    return {
      file: `media/showcase/${slug}.webp`,
      composition: 'showcase-card',
      module: `${demosFolder}/pictures/ShowcaseCard.tsx`,
      props: {slug, tags: showcaseSchema.parse(parse(record)).tags},
      ...showcaseSize,
      frame: 0,
      scale: 1,
    };
  });
}

function postCovers(): RenderedPicture[] {
  const posts = listPages().filter((file) => !file.startsWith('docs/'));
  return posts.flatMap((file) => {
    const {cover, slug} = postSchema.parse(parsePage(file, readFileSync(file, 'utf8')).frontMatter);
    const {src, dark} = coverOf(file.split('/')[0]!, slug);
    const picture = {
      file: src.slice(1),
      composition: 'post-cover',
      module: `${demosFolder}/pictures/PostCover.tsx`,
      props: {cover, slug},
      ...coverSize,
      frame: 0,
      scale: 1,
    };
    return dark
      ? [picture, {...picture, file: dark.slice(1), props: {...picture.props, [darkProp]: true}}]
      : [picture];
  });
}
