import home from '@generated/catalog/default/home.json';
import {ButtonLink} from '@site/src/components/Button';
import {Section} from '@site/src/components/Section';
import type {ReactNode} from 'react';
import {Strip} from '.';

/** What others made. */
export function Showcase(): ReactNode {
  return (
    <Section
      id="showcase"
      title="Made with Remotion"
      lead="Tools, campaigns and data stories by the people who use it."
      action={
        <ButtonLink to="showcase" look="secondary">
          Open the showcase
        </ButtonLink>
      }
      sunken
    >
      <Strip
        label="Showcase"
        cards={home.showcase.map(({topic, ...entry}) => ({
          ...entry,
          note: topic,
          picture: `/media/showcase/${entry.slug}.webp`,
        }))}
      />
    </Section>
  );
}
