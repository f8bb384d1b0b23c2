import {Picture} from '@site/src/components/Picture';
import {PlayingPicture} from '@site/src/components/PlayingPicture';
import {showcaseSize} from '@site/src/demos/pictures/showcase-size';
import Heading from '@theme/Heading';
import type {MouseEvent, ReactNode} from 'react';
import {firstLink, type ShowcaseEntry} from '../entries';
import styles from './styles.module.css';

type Props = {
  entry: ShowcaseEntry;
  /** Address of the list with the entry's dialog open; null until the page can open it. */
  dialogHref: string | null;
  onOpen: () => void;
  /** The card is in view when the page opens. */
  eager: boolean;
};

/** Whether a click asks for this tab; the others are the browser's. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Id of the link of a card, which gets the focus back when its dialog closes. */
export const cardId = (slug: string) => `video-${slug}`;

/** An entry in the list. Its link opens the dialog; without JavaScript it goes to the entry itself. */
export function Card({entry, dialogHref, onOpen, eager}: Props): ReactNode {
  const {slug, title, topic, creator, tags} = entry;
  const open = (event: MouseEvent) => {
    if (dialogHref && isPlain(event)) {
      event.preventDefault();
      onOpen();
    }
  };
  return (
    <article className={styles.card}>
      <EntryPicture entry={entry} alt="" eager={eager} />
      <div className={styles.text}>
        <Heading as="h2" className={styles.title}>
          <a
            id={cardId(slug)}
            className={styles.link}
            href={dialogHref ?? firstLink(entry)}
            aria-haspopup={dialogHref ? 'dialog' : undefined}
            // A press before React is there waits for it, unlike those of links.
            data-opens
            onClick={open}
          >
            {title}
          </a>
        </Heading>
        <p className={styles.topic}>{topic}</p>
        {creator && <p className={styles.creator}>by {creator}</p>}
        <ul className={styles.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}

type PictureProps = {entry: ShowcaseEntry; alt: string; eager?: boolean; asked?: boolean};

/** The picture of an entry, which plays. */
export function EntryPicture({entry: {slug}, alt, eager, asked}: PictureProps): ReactNode {
  return (
    <div className={styles.box}>
      <PlayingPicture name={`showcase/${slug}`} asked={asked}>
        <Picture
          src={`/media/showcase/${slug}.webp`}
          {...showcaseSize}
          alt={alt}
          eager={eager}
          className={styles.picture}
        />
      </PlayingPicture>
    </div>
  );
}
