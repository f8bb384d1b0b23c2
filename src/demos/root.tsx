import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import sans from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import type {ReactNode} from 'react';
import {Composition, continueRender, delayRender, registerRoot} from 'remotion';
import type {ZodObject} from 'zod';
import {compositionId, darkProp, withDefaults, type OwnMeta} from './demo-types';
import {loadDemo, type DemoComponent} from './load';
import {groupedMetas} from './grouped-metas';
import {darkPage} from './page-colors';
import {CountdownStrip} from './pictures/countdown/CountdownStrip';
import {stripSize} from './pictures/countdown/size';
import {coverSize} from './pictures/cover-names';
import {PostCover} from './pictures/PostCover';
import {ShowcaseCard} from './pictures/ShowcaseCard';

type Module = {meta: OwnMeta; controls?: ZodObject};

/** Every `demo.ts`, found by the bundler. */
const modules = import.meta.webpackContext<Module>('.', {regExp: /\/demo\.ts$/});

const demos = [
  ...modules
    .keys()
    .map((file): [string, Module] => [file.slice(2, -'/demo.ts'.length), modules(file)]),
  ...Object.entries(groupedMetas).map(([name, meta]): [string, Module] => [name, {meta}]),
].map(([name, {meta, controls}]) => ({
  ...withDefaults(meta),
  name,
  defaultProps: controls?.parse({}) ?? meta.defaultProps ?? {},
}));

/** A composition as it is in a page of the mode that a prop says. */
const inMode = (Demo: DemoComponent): DemoComponent =>
  function InMode({[darkProp]: dark, ...props}) {
    return (
      <div style={{display: 'contents', ...(dark === true && darkPage)}}>
        <Demo {...props} />
      </div>
    );
  };

/** The entry point of the renderer, which makes the stills of all compositions, and of the Studio. */
function Root(): ReactNode {
  return (
    <>
      {demos.map(({name, width, height, fps, durationInFrames, defaultProps}) => (
        <Composition
          key={name}
          id={compositionId(name)}
          lazyComponent={async () => ({default: inMode(await loadDemo(name))})}
          {...{width, height, fps, durationInFrames, defaultProps}}
        />
      ))}
      <Composition
        id="countdown-strip"
        component={CountdownStrip}
        {...{...stripSize, fps: 30, durationInFrames: 90}}
      />
      <Composition
        id="showcase-card"
        component={ShowcaseCard}
        defaultProps={{slug: 'entry', tags: ['tool']}}
        {...{width: 960, height: 540, fps: 30, durationInFrames: 1}}
      />
      <Composition
        id="post-cover"
        component={inMode(PostCover as DemoComponent)}
        defaultProps={{cover: 'code', slug: 'post'}}
        {...{...coverSize, fps: 30, durationInFrames: 1}}
      />
    </>
  );
}

/** Pages have their fonts and text settings from the style sheet; a still must look the same. */
async function loadSiteFonts(): Promise<void> {
  const weight = '100 900';
  const faces = [
    new FontFace('Geist', `url(${sans})`, {weight}),
    new FontFace('Geist Mono', `url(${mono})`, {weight}),
  ];
  for (const face of faces) {
    document.fonts.add(await face.load());
  }
  document.body.style.fontFeatureSettings = "'ss01', 'cv11'";
}

const waitingForFonts = delayRender('Fonts');
loadSiteFonts().then(() => continueRender(waitingForFonts), console.error);
registerRoot(Root);
