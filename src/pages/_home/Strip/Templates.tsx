import home from '@generated/catalog/default/home.json';
import {ButtonLink} from '@site/src/components/Button';
import {Section} from '@site/src/components/Section';
import type {ReactNode} from 'react';
import {Strip} from '.';

/** Projects to start from. */
export function Templates(): ReactNode {
  return (
    <Section
      id="templates"
      title="Start from a template"
      lead="A complete project for your framework or your kind of video, with everything wired up."
      action={
        <ButtonLink to="templates" look="secondary">
          All templates
        </ButtonLink>
      }
    >
      <Strip
        label="Templates"
        cards={home.templates.map((template) => ({
          ...template,
          picture: `/media/templates/${template.slug}.webp`,
        }))}
      />
    </Section>
  );
}
