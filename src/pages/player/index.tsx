import demo from '@generated/demos/default/custom-controls.json';
import {ButtonLink} from '@site/src/components/Button';
import {PageHeader} from '@site/src/components/PageHeader';
import {HeaderFilm} from '@site/src/components/PageHeader/HeaderFilm';
import {Section} from '@site/src/components/Section';
import {Install} from '@site/src/mdx/Commands';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Features} from './_sections/Features';
import {Playground} from './_sections/Playground';

/** The Player: what it is for, to try out, and how to get it. */
export default function PlayerPage(): ReactNode {
  return (
    <Layout
      title="Player"
      description="Play a Remotion composition in your React app with the Player. Change its props, rate and length on this page and copy the code that sets the same props."
    >
      <main>
        <PageHeader
          eyebrow="@remotion/player"
          title="Video that behaves like a component"
          intro="The Player plays a composition in your web app. There is no video file to wait for: the Player renders each frame in the browser, with the props that your app passes."
          actions={
            <>
              <ButtonLink to="playerDocs">Read the docs</ButtonLink>
              <ButtonLink to="lambda" look="secondary">
                Render on Lambda
              </ButtonLink>
            </>
          }
          aside={<HeaderFilm demo={demo} />}
        />
        <Playground />
        <Features />
        <Installation />
      </main>
    </Layout>
  );
}

/** How to get the package. */
function Installation(): ReactNode {
  return (
    <Section
      id="install"
      title="Add it to your app"
      intro={
        <>
          The Player works with React 18 or newer, and with React 16.14 or newer if your bundler
          finds <code>react/jsx-runtime</code>. All Remotion packages must have the same version: if
          your project has another one, install that.
        </>
      }
      action={
        <ButtonLink to="playerDocs" look="secondary">
          Read the Player docs
        </ButtonLink>
      }
    >
      <Install packages={['remotion', '@remotion/player']} />
    </Section>
  );
}
