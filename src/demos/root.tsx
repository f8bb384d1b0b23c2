import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import sans from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import type {ComponentType, ReactNode} from 'react';
import {Composition, continueRender, delayRender, registerRoot} from 'remotion';
import {defaultPropsOf, demos, type DemoName} from './catalogue';
import {loaders} from './load';
import {ShowcaseCard} from './pictures/ShowcaseCard';
import {SocialCard} from './pictures/SocialCard';

type AnyLoader = () => Promise<{default: ComponentType<Record<string, unknown>>}>;

/** The entry point of the renderer, which makes the stills of all compositions. */
function Root(): ReactNode {
  return (
    <>
      {(Object.keys(demos) as DemoName[]).map((name) => {
        const {width, height, fps, durationInFrames} = demos[name];
        return (
          <Composition
            key={name}
            id={name}
            lazyComponent={loaders[name] as AnyLoader}
            defaultProps={defaultPropsOf(name)}
            {...{width, height, fps, durationInFrames}}
          />
        );
      })}
      <Composition
        id="showcase-card"
        component={ShowcaseCard}
        defaultProps={{title: 'Title', tags: ['tool']}}
        {...{width: 960, height: 540, fps: 30, durationInFrames: 1}}
      />
      <Composition
        id="social-card"
        component={SocialCard}
        defaultProps={{name: 'Remotion', tagline: 'Make videos programmatically'}}
        {...{width: 1200, height: 630, fps: 30, durationInFrames: 1}}
      />
    </>
  );
}

/** Pages have their fonts and text settings from the style sheet; a still must look the same. */
async function useTextOfTheSite(): Promise<void> {
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
useTextOfTheSite().then(() => continueRender(waitingForFonts), console.error);
registerRoot(Root);
