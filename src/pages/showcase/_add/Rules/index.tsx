import type {ReactNode} from 'react';
import styles from './styles.module.css';

const rules = [
  [
    'Made with Remotion',
    'The video, or every video of the product, is rendered or played with it.',
  ],
  ['Yours to show', 'You made it, or its makers agree that you show it.'],
  [
    'Open to everyone',
    'Each link is public and starts with https. It opens without an account or a payment.',
  ],
  ['One entry each', 'A product or campaign has one entry. To change it, change its record.'],
  [
    'Plain words',
    'The description says what one sees, in one sentence, without praise and without prices.',
  ],
  ['No private data', 'Names and public pages only. Records hold no e-mail addresses.'],
  ['Sizes in pixels', 'Width and height are those of the video itself, not of a preview.'],
  [
    'No picture needed',
    'The picture in the showcase is drawn from the record by a composition of ours.',
  ],
] as const;

/** What an entry must be. */
export function Rules(): ReactNode {
  return (
    <ol className={styles.rules}>
      {rules.map(([name, text]) => (
        <li key={name}>
          <strong>{name}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
