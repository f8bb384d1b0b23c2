import Head from '@docusaurus/Head';
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
      description="Add your video to the showcase: read the rules, fill in the form, and submit the file that it generates as a pull request."
    >
      {/* It shows the draft that the browser has stored. */}
      <Head htmlAttributes={{'data-at-once': 'true'}}>{null}</Head>
      <main>
        <PageHeader
          eyebrow="Showcase"
          title="Add your video"
          intro="An entry is one small file. The form generates the file for your pull request and checks it."
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
          intro="Nothing leaves your browser while you fill in the form."
          sunken
        >
          <noscript>
            <p>The form needs JavaScript. You can also write the record by hand, as shown below.</p>
          </noscript>
          <EntryEditor taken={taken} knownTags={knownTags} />
        </Section>
        <Section
          id="by-hand"
          title="Or write it by hand"
          intro={
            <>
              Add a file like the one below to <code>{recordFolder}</code> in this site’s repository
              and open a pull request. The file name becomes part of the entry’s address, and the
              build checks every field.
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
    'Your video is rendered or played with Remotion. For a product, this applies to the videos that it makes.',
  ],
  ['Yours to share', 'You made the video, or its makers have agreed that you can share it.'],
  [
    'Open to everyone',
    'Each link is public, starts with https, and opens without an account or payment.',
  ],
  ['One entry each', 'A product or campaign has one entry. To update it, edit its record.'],
  ['Plain words', 'Describe what viewers see, in one sentence. No marketing, no prices.'],
  ['No private data', 'Names and public pages only, no email addresses.'],
  ['Size in pixels', 'Enter the width and height of the video itself, not of a preview.'],
  [
    'No picture needed',
    'We render a cover from your record. Until it is added, your pull request’s checks report it as missing.',
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
