import type {ComponentType} from 'react';
import type {DemoName, DemoProps} from './catalogue';

/** Each composition is a chunk of its own, fetched when a player or the renderer needs it. */
export const loaders: {
  [Name in DemoName]: () => Promise<{default: ComponentType<DemoProps<Name>>}>;
} = {
  hero: () => import('./Hero'),
  'greeting-card': () => import('./GreetingCard'),
  audiogram: () => import('./templates/Audiogram'),
  blank: () => import('./templates/Blank'),
  'code-hike': () => import('./templates/CodeHike'),
  'google-tts': () => import('./templates/GoogleTts'),
  'hello-world': () => import('./templates/HelloWorld'),
  javascript: () => import('./templates/JavaScript'),
  'music-visualization': () => import('./templates/MusicVisualization'),
  next: () => import('./templates/Next'),
  'next-pages-dir': () => import('./templates/NextPagesDir'),
  'next-tailwind': () => import('./templates/NextTailwind'),
  overlay: () => import('./templates/Overlay'),
  'react-router': () => import('./templates/ReactRouter'),
  'render-server': () => import('./templates/RenderServer'),
  skia: () => import('./templates/Skia'),
  stargazer: () => import('./templates/Stargazer'),
  still: () => import('./templates/Still'),
  three: () => import('./templates/Three'),
  tiktok: () => import('./templates/TikTok'),
  tts: () => import('./templates/Tts'),
  'apple-wow-letters': () => import('./apple-wow/Letters'),
  'apple-wow-camera': () => import('./apple-wow/Camera'),
  'apple-wow-depth': () => import('./apple-wow/Depth'),
  'apple-wow': () => import('./apple-wow/Wow'),
};

/** A composition as the Player and the renderer take it: props are checked where they are given. */
export type DemoComponent = ComponentType<Record<string, unknown>>;

/** Fetches a composition. Rejects when its chunk cannot be loaded; calling again tries again. */
export async function loadDemo(name: DemoName): Promise<DemoComponent> {
  const {default: component} = await loaders[name]();
  return component as DemoComponent;
}
