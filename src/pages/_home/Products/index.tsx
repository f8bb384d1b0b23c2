import {Icon, type IconName} from '@site/src/components/Icon';
import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import type {LinkKey} from '@site/src/config/links';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Product = {name: string; to: LinkKey; icon: IconName; does: string};

const products: readonly Product[] = [
  {
    name: 'Player',
    to: 'player',
    icon: 'play',
    does: 'Plays a composition in your React app and updates when its props change.',
  },
  {
    name: 'Lambda',
    to: 'lambda',
    icon: 'spark',
    does: 'Splits a render across AWS Lambda functions, about 150 of them for a long video, and combines the results.',
  },
  {
    name: 'Studio',
    to: 'studioDocs',
    icon: 'screen',
    does: 'Previews your compositions in the browser, with a timeline, a form for the props and a render button.',
  },
  {
    name: 'Cloud Run',
    to: 'cloudRunDocs',
    icon: 'cloud',
    does: 'Renders a video in one container on Google Cloud Run (alpha).',
  },
  {
    name: 'Media Parser',
    to: 'mediaParser',
    icon: 'probe',
    does: 'Reads the duration, dimensions, codecs and tracks of media files, in the browser and on the server.',
  },
  {
    name: 'WebCodecs',
    to: 'webCodecs',
    icon: 'code',
    does: 'Converts media to MP4, WebM or WAV in the browser, so files stay on the device.',
  },
  {
    name: 'Recorder',
    to: 'recorder',
    icon: 'record',
    does: 'Records your webcam and screen as separate clips, generates captions and renders the edited video.',
  },
  {
    name: 'Timeline',
    to: 'timeline',
    icon: 'tracks',
    does: 'A paid timeline component with draggable clips, for video editors built around the Player.',
  },
];

/** What else there is, one checkable sentence each. */
export function Products(): ReactNode {
  return (
    <Section
      id="products"
      title="Pick what you need"
      intro="A player, an editor, cloud rendering and media tools. Use the ones you need."
      sunken
    >
      <ul className={styles.products}>
        {products.map(({name, to, icon, does}) => (
          <li key={name} className={styles.product}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <Heading as="h3" className={styles.name}>
              <SiteLink to={to} className={styles.link}>
                {name}
              </SiteLink>
            </Heading>
            <p className={styles.does}>{does}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
