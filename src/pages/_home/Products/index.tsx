import playerDemo from '@generated/demos/default/custom-controls.json';
import lambdaDemo from '@generated/demos/default/combine-chunks.json';
import {Icon, type IconName} from '@site/src/components/Icon';
import {Picture} from '@site/src/components/Picture';
import {PlayingPicture} from '@site/src/components/PlayingPicture';
import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import type {LinkKey} from '@site/src/config/links';
import {posterOf, type Demo} from '@site/src/demos/demo-types';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Product = {name: string; to: LinkKey; does: string};

const leading: readonly (Product & {demo: Demo})[] = [
  {
    name: 'Player',
    to: 'player',
    demo: playerDemo,
    does: 'Plays a composition in your React app and updates when its props change.',
  },
  {
    name: 'Lambda',
    to: 'lambda',
    demo: lambdaDemo,
    does: 'Splits a render across AWS Lambda functions, about 150 of them for a long video, and combines the results.',
  },
];

const others: readonly (Product & {icon: IconName})[] = [
  {
    name: 'Studio',
    to: 'studioDocs',
    icon: 'screen',
    does: 'Previews your compositions in the browser, with a timeline, a form for props with a schema and a render button.',
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

/** What else there is, one checkable sentence each; the two that most readers come for lead. */
export function Products(): ReactNode {
  return (
    <Section
      id="products"
      title="Pick what you need"
      intro="A player, an editor, cloud rendering and media tools for your videos."
      sunken
    >
      <ul className={styles.products}>
        {leading.map(({demo, ...product}) => (
          <li key={product.name} className={styles.leading}>
            <div className={styles.screen} data-theme="dark">
              <PlayingPicture name={demo.name} meta={demo.meta}>
                <Picture {...posterOf(demo.name, demo.meta)} className={styles.picture} />
              </PlayingPicture>
            </div>
            <Words {...product} />
          </li>
        ))}
        {others.map(({icon, ...product}) => (
          <li key={product.name} className={styles.other}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <Words {...product} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Words({name, to, does}: Product): ReactNode {
  return (
    <div className={styles.words}>
      <Heading as="h3" className={styles.name}>
        <SiteLink to={to} className={styles.link}>
          {name}
        </SiteLink>
      </Heading>
      <p className={styles.does}>{does}</p>
    </div>
  );
}
