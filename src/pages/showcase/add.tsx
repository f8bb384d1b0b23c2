import showcase from '@generated/catalog/default/showcase.json';
import {ButtonLink} from '@site/src/components/Button';
import {PageHeader} from '@site/src/components/PageHeader';
import {Section} from '@site/src/components/Section';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {EntryEditor} from './_add/EntryEditor';
import {recordFolder} from './_add/hand-over';
import {exampleRecord} from './_add/example';
import styles from './_add/rules.module.css';
import {countTags} from './_list/entries';

const taken = showcase.map(({slug}) => slug);
const knownTags = countTags(showcase).map(({tag}) => tag);

export default function AddToShowcasePage(): ReactNode {
  return (
    <Layout
      title="Add your video"
      description="Put your video in the showcase: the rules, a form that writes and checks the record, and a pull request that is ready to send."
    >
      <main>
        <PageHeader
          eyebrow="Showcase"
          title="Add your video"
          intro="An entry is one small file. Fill in the form, and it writes and checks the file and opens a pull request with it."
          actions={
            <ButtonLink to="showcase" look="secondary">
              See the showcase
            </ButtonLink>
          }
        />
        <Section id="rules" title="Rules">
          <Rules />
        </Section>
        <Section
          id="entry"
          title="Your entry"
          intro="Nothing leaves your browser until you open the pull request."
          sunken
        >
          <noscript>
            <p>The form needs JavaScript. Without it, write the record by hand as shown below.</p>
          </noscript>
          <EntryEditor taken={taken} knownTags={knownTags} />
        </Section>
        <Section
          id="by-hand"
          title="Or by hand"
          intro={
            <>
              Add a file such as the one below to <code>{recordFolder}</code> and send it as a pull
              request. Its name is the slug of the entry; the build checks every field.
            </>
          }
        >
          <CodeBlock language="yaml" title={`${recordFolder}/tide-table.yaml`}>
            {exampleRecord}
          </CodeBlock>
        </Section>
      </main>
    </Layout>
  );
}

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
    'The description says what viewers see, in one sentence, without praise or prices.',
  ],
  ['No private data', 'Names and public pages only. Records hold no e-mail addresses.'],
  ['Sizes in pixels', 'Width and height are those of the video itself, not of a preview.'],
  [
    'No picture needed',
    'The picture in the showcase is drawn from the record by a composition of ours.',
  ],
] as const;

/** What an entry must be. */
function Rules(): ReactNode {
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
