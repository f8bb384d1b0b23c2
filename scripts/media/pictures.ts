import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {parsePage} from '../../src/content/page.ts';
import {listPages} from '../../src/content/read-pages.ts';
import {showcaseSchema} from '../../src/data/schemas/showcase.ts';
import {compositionId, posterOf, type Demo} from '../../src/demos/demo-types.ts';
import {coverOf, coverSize} from '../../src/demos/pictures/cover-names.ts';
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
const showcaseWidth = 960;
const showcaseFolder = 'src/data/showcase';

/** All pictures of the site that are rendered, in a fixed order. */
export async function listPictures(): Promise<RenderedPicture[]> {
  const demos = await Promise.all(listDemos().map((name) => readDemo(name)));
  return [...demos.map(poster), ...showcaseCards(), ...postCovers()];
}

function poster({name, meta}: Demo): RenderedPicture {
  const {width, height, posterFrame, defaultProps = {}} = meta;
  return {
    file: posterOf(name, meta).src.slice(1),
    composition: compositionId(name),
    module: `${demosFolder}/${name}/index.tsx`,
    props: defaultProps,
    width,
    height,
    frame: posterFrame,
    scale: Math.min(1, longestSide / Math.max(width, height)),
  };
}

function showcaseCards(): RenderedPicture[] {
  const files = readdirSync(showcaseFolder).filter((file) => file.endsWith('.yaml'));
  return files.sort().map((file) => {
    const record = readFileSync(path.join(showcaseFolder, file), 'utf8');
    const {title, tags, width, height} = showcaseSchema.parse(parse(record));
    return {
      file: `media/showcase/${path.basename(file, '.yaml')}.webp`,
      composition: 'showcase-card',
      module: `${demosFolder}/pictures/ShowcaseCard.tsx`,
      props: {title, tags},
      width: showcaseWidth,
      height: Math.round((showcaseWidth * height) / width),
      frame: 0,
      scale: 1,
    };
  });
}

function postCovers(): RenderedPicture[] {
  const posts = listPages().filter((file) => !file.startsWith('docs/'));
  return posts.map((file) => {
    const {cover, slug} = postSchema.parse(parsePage(file, readFileSync(file, 'utf8')).frontMatter);
    return {
      file: coverOf(file.split('/')[0]!, slug).slice(1),
      composition: 'post-cover',
      module: `${demosFolder}/pictures/PostCover.tsx`,
      props: {cover, slug},
      ...coverSize,
      frame: 0,
      scale: 1,
    };
  });
}
