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
        the picture follows each change without a reload.
      </>
    ),
  },
  {
    title: 'A ref with methods',
    text: (
      <>
        <code>play()</code>, <code>pause()</code>, <code>seekTo()</code>,{' '}
        <code>getCurrentFrame()</code>, <code>setVolume()</code> and{' '}
        <code>requestFullscreen()</code> are there for your own buttons.
      </>
    ),
  },
  {
    title: 'Events for each change',
    text: (
      <>
        From <code>play</code>, <code>seeked</code> and <code>ended</code> to one{' '}
        <code>frameupdate</code> a frame. Listen with <code>addEventListener()</code>.
      </>
    ),
  },
  {
    title: 'Controls in your look',
    text: (
      <>
        Replace single parts with <code>renderPlayPauseButton</code> or{' '}
        <code>renderVolumeSlider</code>, or leave <code>controls</code> out and draw all of them.
      </>
    ),
  },
  {
    title: 'Waits for what it loads',
    text: (
      <>
        A component that is still loading can pause the playback; <code>waiting</code> and{' '}
        <code>resume</code> tell, and <code>renderPoster</code> covers the gap.
      </>
    ),
  },
  {
    title: 'Single frames too',
    text: (
      <>
        <code>{'<Thumbnail>'}</code> takes the same component and draws the one frame in{' '}
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
      title="Built to sit inside your product"
      intro={
        <>
          The Player draws the same component that <SiteLink to="lambda">Lambda</SiteLink> or your
          server renders: preview and file come from one source. The{' '}
          <SiteLink to="playerDocs">Player docs</SiteLink> explain each prop.
        </>
      }
      sunken
    >
      <FeatureGrid features={features} columns={3} />
    </Section>
  );
}
