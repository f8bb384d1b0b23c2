/**
 * Renders frames of demos to markup, in a separate process, and prints as JSON what is wrong with
 * them: `tsx src/checks/demos/render-frames.ts spring templates/three`. Effects do not run.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {Thumbnail} from '@remotion/player';
import {createElement, type ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {ZodObject} from 'zod';
import {findingAt, type Finding} from '../../content/finding.ts';
import {withDefaults, type DemoMeta, type OwnMeta} from '../../demos/demo-types.ts';

const folder = 'src/demos';

/** Spread evenly from the first frame to the last. */
const framesRendered = 10;

/** What packages say where there is no document. Such a demo is played by the browser tests alone. */
const needsBrowser = /can only be called in a browser/;

type Own = {meta: OwnMeta; controls?: ZodObject};

async function readOwn(name: string): Promise<Own> {
  const own = path.join(folder, name, 'demo.ts');
  if (existsSync(own)) {
    return import(path.resolve(own));
  }
  const shared = await import(path.resolve(folder, path.dirname(name), 'meta.ts'));
  return {meta: shared.metas[path.basename(name)]};
}

async function findingsOf(name: string): Promise<Finding[]> {
  const file = `${folder}/${name}/index.tsx`;
  try {
    const {meta: own, controls} = await readOwn(name);
    if (!own) {
      const hint = `Add "${path.basename(name)}" to meta.ts in the folder above, or a demo.ts next to it.`;
      return [findingAt({file}, 'demo-meta', 'The demo has no size and no length.', hint)];
    }
    const meta = withDefaults(own);
    const {default: module} = await import(path.resolve(file));
    const props = controls?.parse({}) ?? meta.defaultProps ?? {};
    return [...checkPoster(name, meta), ...render(file, module.default ?? module, meta, props)];
  } catch (error) {
    return [thrown(file, 'cannot be loaded', error)];
  }
}

function checkPoster(name: string, {posterFrame, durationInFrames}: DemoMeta): Finding[] {
  const own = `${folder}/${name}/demo.ts`;
  const file = existsSync(own) ? own : path.posix.join(folder, name, '../meta.ts');
  const message = `The poster of ${name} is frame ${posterFrame}, and the last one is ${durationInFrames - 1}.`;
  const hint = 'Choose a frame that shows what the demo is about, then run npm run media.';
  return posterFrame >= 0 && posterFrame < durationInFrames
    ? []
    : [findingAt({file}, 'demo-poster', message, hint)];
}

function render(file: string, component: unknown, meta: DemoMeta, inputProps: object): Finding[] {
  const {durationInFrames, fps, width: compositionWidth, height: compositionHeight} = meta;
  const steps = Array.from({length: framesRendered}, (_, index) => index / (framesRendered - 1));
  for (const frameToDisplay of steps.map((step) => Math.round(step * (durationInFrames - 1)))) {
    const size = {compositionWidth, compositionHeight, durationInFrames, fps};
    // Suspense would show what throws as still loading.
    const props = {...size, component, frameToDisplay, inputProps, noSuspense: true};
    try {
      renderToStaticMarkup(createElement(Thumbnail, props as ComponentProps<typeof Thumbnail>));
    } catch (error) {
      if (needsBrowser.test(String(error))) {
        return [];
      }
      return [thrown(file, `throws at frame ${frameToDisplay}`, error)];
    }
  }
  return [];
}

/** At the line of the demos' code that threw, where the stack names one. */
function thrown(file: string, what: string, error: unknown): Finding {
  const {message, stack = ''} = error as Error;
  const [, place = file, line = 1, column = 1] =
    /[/\\](src[/\\]demos[^:)]*):(\d+):(\d+)/.exec(stack) ?? [];
  const [reason] = message.split('\n');
  return findingAt(
    {file: place.replaceAll('\\', '/'), line: Number(line), column: Number(column)},
    'demo-throws',
    `The demo ${what}: ${reason}`,
    'Correct it until npm start shows the demo.',
  );
}

/** Bundlers give pictures and sounds an address. */
for (const ending of ['.gif', '.jpg', '.mp3', '.mp4', '.png', '.svg', '.webp']) {
  require.extensions[ending] = (module) => {
    module.exports = '/asset';
  };
}

async function main(names: readonly string[]): Promise<void> {
  // A module that is still being loaded does not keep the process running.
  const running = setInterval(() => undefined, 1000);
  const findings: Record<string, Finding[]> = {};
  for (const name of names) {
    findings[name] = await findingsOf(name);
  }
  clearInterval(running);
  process.stdout.write(JSON.stringify(findings));
}

void main(process.argv.slice(2));
