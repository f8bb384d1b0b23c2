import {FeatureGrid, type Feature} from '@site/src/components/FeatureGrid';
import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import type {ReactNode} from 'react';

const features: readonly Feature[] = [
  {
    title: 'Props that follow your state',
    text: (
      <>
        <code>inputProps</code> are passed straight to the component. Bind them to a form or a
        store, and the video updates with each change, without a reload.
      </>
    ),
  },
  {
    title: 'A ref with methods',
    text: (
      <>
        <code>play()</code>, <code>pause()</code>, <code>seekTo()</code>,{' '}
        <code>getCurrentFrame()</code>, <code>setVolume()</code> and{' '}
        <code>requestFullscreen()</code> let your own buttons control playback.
      </>
    ),
  },
  {
    title: 'Events for every change',
    text: (
      <>
        Use <code>addEventListener()</code> to listen for events such as <code>play</code>,{' '}
        <code>seeked</code>, <code>ended</code> and <code>frameupdate</code>, which fires for each
        new frame.
      </>
    ),
  },
  {
    title: 'Your own controls',
    text: (
      <>
        Replace individual controls with <code>renderPlayPauseButton</code> or{' '}
        <code>renderVolumeSlider</code>, or leave out <code>controls</code> and build all of them.
      </>
    ),
  },
  {
    title: 'Waits for media',
    text: (
      <>
        If you set <code>pauseWhenBuffering</code> on <code>{'<OffthreadVideo>'}</code>,{' '}
        <code>{'<Video>'}</code> or <code>{'<Audio>'}</code>, playback pauses while the media loads.
        The <code>waiting</code> and <code>resume</code> events tell you when it pauses and resumes,
        and <code>renderPoster</code> with <code>showPosterWhenBuffering</code> can fill the gap.
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
          server renders, so the preview and the file come from one source. The{' '}
          <SiteLink to="playerDocs">Player docs</SiteLink> explain every prop.
        </>
      }
      sunken
    >
      <FeatureGrid features={features} columns={3} />
    </Section>
  );
}
