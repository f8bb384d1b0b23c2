import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {site} from '../../src/config/site.ts';
import {showcaseSchema} from '../../src/data/schemas/showcase.ts';
import {defaultPropsOf, demos, posterOf, type DemoName} from '../../src/demos/catalogue.ts';

/** One picture that is rendered from a composition. */
export type RenderedPicture = {
  /** File below `static/`. */
  file: string;
  /** Id of the composition in `src/demos/root.tsx`. */
  composition: string;
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
export function listPictures(): RenderedPicture[] {
  return [...(Object.keys(demos) as DemoName[]).map(poster), ...showcaseCards(), socialCard()];
}

function poster(name: DemoName): RenderedPicture {
  const {width, height, posterFrame} = demos[name];
  return {
    file: posterOf(name).src.slice(1),
    composition: name,
    props: defaultPropsOf(name),
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
      props: {title, tags},
      width: showcaseWidth,
      height: Math.round((showcaseWidth * height) / width),
      frame: 0,
      scale: 1,
    };
  });
}

function socialCard(): RenderedPicture {
  return {
    file: site.socialImage,
    composition: 'social-card',
    props: {name: site.name, tagline: site.tagline},
    width: 1200,
    height: 630,
    frame: 0,
    scale: 1,
  };
}
