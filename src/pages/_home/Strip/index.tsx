import Link from '@docusaurus/Link';
import home from '@generated/catalog/default/home.json';
import showcase from '@generated/catalog/default/showcase.json';
import {ButtonLink} from '@site/src/components/Button';
import {Picture} from '@site/src/components/Picture';
import {PlayingPicture} from '@site/src/components/PlayingPicture';
import {Section} from '@site/src/components/Section';
import {showcaseSize} from '@site/src/demos/pictures/showcase-size';
import clsx from 'clsx';
import type {FocusEvent, ReactNode} from 'react';
import styles from './styles.module.css';

type Card = {
  slug: string;
  /** The card's target, a site path. */
  path: string;
  title: string;
  /** A second line under the title. */
  note?: string;
  /** Path of its film below `src/demos`, and of its picture below `static/media`. */
  film: string;
  width: number;
  height: number;
};

type Props = {
  /** What the strip shows, for those who do not see it scroll. */
  label: string;
  cards: readonly Card[];
  /** How many fit side by side in a wide window; the style sheet knows these. */
  shown: 4 | 2.6;
};

/** Browsers leave a card that the Tab key reaches cut off at the edge. */
function showInFull({currentTarget}: FocusEvent): void {
  if (currentTarget.matches(':focus-visible')) {
    currentTarget.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }
}

/** Pictures side by side that scroll by touch, wheel and keyboard. */
export function Strip({label, cards, shown}: Props): ReactNode {
  const isShort = cards.length <= shown;
  return (
    <ul
      className={clsx(styles.strip, isShort && styles.short)}
      data-shown={shown}
      aria-label={label}
    >
      {cards.map(({slug, path, title, note, film, width, height}) => (
        <li key={slug} className={styles.card}>
          <Link to={path} className={styles.link} onFocus={showInFull}>
            <span className={styles.frame}>
              <PlayingPicture name={film}>
                <Picture
                  src={`/media/${film}.webp`}
                  alt=""
                  width={width}
                  height={height}
                  className={styles.picture}
                />
              </PlayingPicture>
            </span>
            <span className={styles.title}>{title}</span>
            {note && <span className={styles.note}>{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Projects to start from. */
export function Templates(): ReactNode {
  return (
    <Section
      id="templates"
      title="Start from a template"
      intro="Complete projects for your framework or the kind of video you want to make."
      action={
        <ButtonLink to="templates" look="secondary">
          All templates
        </ButtonLink>
      }
    >
      <Strip
        label="Templates"
        shown={4}
        cards={home.templates.map((template) => ({
          ...template,
          film: `templates/${template.slug}`,
        }))}
      />
    </Section>
  );
}

const named = home.showcase.slice(0, 3).map(({title}) => title);

/** Who uses it, by name. */
const madeBy = `${named.join(', ')} and ${showcase.length - named.length} more products, campaigns and videos in the showcase.`;

/** What others made. */
export function Showcase(): ReactNode {
  return (
    <Section
      id="showcase"
      title="Made with Remotion"
      intro={madeBy}
      action={
        <ButtonLink to="showcase" look="secondary">
          Open the showcase
        </ButtonLink>
      }
      stage
    >
      <Strip
        label="Showcase"
        // One that is cut off at the edge shows that there are more.
        shown={2.6}
        cards={home.showcase.map(({topic, ...entry}) => ({
          ...entry,
          note: topic,
          film: `showcase/${entry.slug}`,
          ...showcaseSize,
        }))}
      />
    </Section>
  );
}
