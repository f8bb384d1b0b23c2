import Link from '@docusaurus/Link';
import {Day, FactList} from '@site/src/components/FactList';
import {Dialog} from '@site/src/components/Dialog';
import {savesDataOrMotion} from '@site/src/components/DemoPlayer/useMotion';
import {Icon} from '@site/src/components/Icon';
import {useSiteFields} from '@site/src/components/useSiteFields';
import Heading from '@theme/Heading';
import {useState, type KeyboardEvent, type ReactNode} from 'react';
import {EntryPicture} from '../Card';
import {embedUrl} from '../embed-url';
import {type EntryPosition, linkLabels, type ShowcaseEntry} from '../entries';
import {emptyQuery, writeQuery} from '../query';
import styles from './styles.module.css';

type Props = {
  /** The entry shown and its neighbours; null when the dialog is closed. */
  current: EntryPosition | null;
  onMove: (slug: string) => void;
  onClose: () => void;
};

const titleId = 'showcase-dialog-title';

/** One entry, large, with the way to the one before and after it. */
export function EntryDialog({current, onMove, onClose}: Props): ReactNode {
  const steps = current && current.total > 1 ? current : null;

  const onKeyDown = ({key, altKey, ctrlKey, metaKey}: KeyboardEvent) => {
    if (steps && !altKey && !ctrlKey && !metaKey) {
      if (key === 'ArrowLeft') {
        onMove(steps.previous.slug);
      } else if (key === 'ArrowRight') {
        onMove(steps.next.slug);
      }
    }
  };

  return (
    <Dialog
      open={current !== null}
      onClose={onClose}
      onKeyDown={onKeyDown}
      labelledBy={titleId}
      className={styles.dialog}
    >
      {current && (
        <>
          <div className={styles.bar}>
            <p className={styles.position} role="status">
              <span className="visually-hidden">{current.entry.title}, </span>
              {current.position} of {current.total}
            </p>
            {steps && (
              <>
                <Step
                  icon="arrowLeft"
                  label="Previous"
                  onClick={() => onMove(steps.previous.slug)}
                />
                <Step icon="arrowRight" label="Next" onClick={() => onMove(steps.next.slug)} />
              </>
            )}
            <Step icon="close" label="Close" onClick={onClose} />
          </div>
          <div key={current.entry.slug} className={styles.picture}>
            <Film entry={current.entry} />
          </div>
          <Heading as="h2" className={styles.title}>
            <span id={titleId}>{current.entry.title}</span>
          </Heading>
          <EntryFacts entry={current.entry} />
        </>
      )}
    </Dialog>
  );
}

/** The picture of an entry; where its video may be embedded, a click loads the video in its place. */
function Film({entry}: {entry: ShowcaseEntry}): ReactNode {
  const [plays, setPlays] = useState(false);
  const src = entry.links.map(({url}) => embedUrl(url)).find(Boolean);
  if (src && plays) {
    return (
      <iframe
        className={styles.film}
        src={src}
        title={`Video: ${entry.title}`}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame has another origin, so it cannot lift its sandbox
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
      />
    );
  }
  return (
    <>
      <EntryPicture
        entry={entry}
        alt={`Illustration: ${entry.topic}`}
        eager
        asked={!savesDataOrMotion()}
      />
      {src && (
        <button type="button" className={styles.play} onClick={() => setPlays(true)}>
          <Icon name="play" /> Play video from YouTube
        </button>
      )}
    </>
  );
}

type StepProps = {
  icon: 'arrowLeft' | 'arrowRight' | 'close';
  label: string;
  onClick: () => void;
};

function Step({icon, label, onClick}: StepProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** All that a record holds besides its title: description, links, and the small print of the video. */
function EntryFacts({entry}: {entry: ShowcaseEntry}): ReactNode {
  const {topic, creator, creatorUrl, submitted, width, height, tags, links} = entry;
  const list = useSiteFields().links.showcase.to;
  const tagLinks = tags.map((tag) => (
    <Link key={tag} to={list + writeQuery({...emptyQuery, tag})}>
      {tag}
    </Link>
  ));
  return (
    <>
      <p className={styles.topic}>{topic}</p>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({type, url}) => (
            <li key={url}>
              <Link href={url} className={styles.link}>
                {linkLabels[type]} <Icon name="external" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <FactList
        facts={[
          {
            term: 'Made by',
            value: creatorUrl ? <Link href={creatorUrl}>{creator}</Link> : creator,
          },
          {term: 'Size', value: `${width} × ${height} px`},
          {term: 'Submitted', value: <Day date={submitted} />},
          {term: 'Tags', value: <span className={styles.tags}>{tagLinks}</span>},
        ]}
      />
    </>
  );
}
