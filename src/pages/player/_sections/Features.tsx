import {FeatureGrid, type Feature} from '@site/src/components/FeatureGrid';
import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import type {ReactNode} from 'react';

const features: readonly Feature[] = [
  {
    title: 'Props that follow your state',
    text: (
      <>
        <code>inputProps</code> goes straight to the component. Bind it to a form or a store, and
        the video updates with each change, without a reload.
      </>
    ),
  },
  {
    title: 'A ref with methods',
    text: (
      <>
        <code>play()</code>, <code>pause()</code>, <code>seekTo()</code>,{' '}
        <code>getCurrentFrame()</code>, <code>setVolume()</code> and{' '}
        <code>requestFullscreen()</code> work from your own buttons.
      </>
    ),
  },
  {
    title: 'Events for every change',
    text: (
      <>
        From <code>play</code>, <code>seeked</code> and <code>ended</code> to{' '}
        <code>frameupdate</code>, for each new frame. Listen with <code>addEventListener()</code>.
      </>
    ),
  },
  {
    title: 'Your own controls',
    text: (
      <>
        Replace single controls with <code>renderPlayPauseButton</code> or{' '}
        <code>renderVolumeSlider</code>, or leave out <code>controls</code> and build all of them.
      </>
    ),
  },
  {
    title: 'Waits for media',
    text: (
      <>
        With <code>pauseWhenBuffering</code> on a video or audio, playback pauses while it loads.{' '}
        <code>waiting</code> and <code>resume</code> tell you when, and <code>renderPoster</code>{' '}
        can fill the gap.
      </>
    ),
  },
  {
    title: 'Single frames, too',
    text: (
      <>
        <code>{'<Thumbnail>'}</code> renders one frame of the same component, set by{' '}
        <code>frameToDisplay</code>, for lists and pickers.
      </>
    ),
  },
];

/** What the Player can do beyond playing. */
export function Features(): ReactNode {
  return (
    <Section
      id="features"
      title="Built to be part of your product"
      intro={
        <>
          The Player shows the same component that <SiteLink to="lambda">Lambda</SiteLink> or your
          server renders, so preview and file come from one source. The{' '}
          <SiteLink to="playerDocs">Player docs</SiteLink> explain every prop.
        </>
      }
      sunken
    >
      <FeatureGrid features={features} columns={3} />
    </Section>
  );
}
