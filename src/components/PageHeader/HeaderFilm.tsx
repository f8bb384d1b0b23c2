import {Icon} from '@site/src/components/Icon';
import {Picture} from '@site/src/components/Picture';
import {PlayingPicture} from '@site/src/components/PlayingPicture';
import {posterOf, type Demo} from '@site/src/demos/demo-types';
import {useState, type ReactNode} from 'react';
import styles from './film.module.css';

/** A film next to the title of a page, where there is room. It plays when pointed at, or by its button. */
export function HeaderFilm({demo: {name, meta}}: {demo: Demo}): ReactNode {
  const [asked, setAsked] = useState<boolean>();
  const [plays, setPlays] = useState(false);
  return (
    <div className={styles.film} data-theme="dark">
      <PlayingPicture name={name} asked={asked} onWanted={setPlays}>
        <Picture {...posterOf(name, meta)} className={styles.picture} />
      </PlayingPicture>
      <button
        type="button"
        className={styles.button}
        aria-label={plays ? 'Stop the film' : 'Play the film'}
        onClick={() => setAsked(!plays)}
      >
        <Icon name={plays ? 'pause' : 'play'} />
      </button>
    </div>
  );
}
