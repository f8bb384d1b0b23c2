import {Dialog} from '@site/src/components/Dialog';
import {Icon} from '@site/src/components/Icon';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {EntryPicture} from '../EntryPicture';
import type {Place} from '../entries';
import {EntryFacts} from './EntryFacts';
import styles from './styles.module.css';

type Props = {
  /** The entry shown and its neighbours; null when the dialog is closed. */
  place: Place | null;
  onMove: (slug: string) => void;
  onClose: () => void;
};

const titleId = 'showcase-dialog-title';

/** One entry, large, with the way to the one before and after it. */
export function EntryDialog({place, onMove, onClose}: Props): ReactNode {
  const steps = place && place.total > 1 ? place : null;

  const onKey = ({key, altKey, ctrlKey, metaKey}: KeyboardEvent) => {
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
      open={place !== null}
      onClose={onClose}
      onKey={onKey}
      labelledBy={titleId}
      className={styles.dialog}
    >
      {place && (
        <>
          <div className={styles.bar}>
            <p className={styles.position} role="status">
              <span className={styles.unseen}>{place.entry.title}, </span>
              {place.position} of {place.total}
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
          <div className={styles.picture}>
            <EntryPicture
              key={place.entry.slug}
              entry={place.entry}
              alt={`Picture drawn for this page: ${place.entry.topic}`}
              eager
            />
          </div>
          <Heading as="h2" className={styles.title}>
            <span id={titleId}>{place.entry.title}</span>
          </Heading>
          <EntryFacts entry={place.entry} />
        </>
      )}
    </Dialog>
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
