import {ButtonLink} from '@site/src/components/Button';
import {Section} from '@site/src/components/Section';
import {Install} from '@site/src/mdx/Install';
import type {ReactNode} from 'react';

/** How to get the package. */
export function Installation(): ReactNode {
  return (
    <Section
      id="install"
      title="Add it to your app"
      lead={
        <>
          Works in any React app, version 16.8 or newer. All packages of the toolkit have the same
          version, so it is pinned.
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
