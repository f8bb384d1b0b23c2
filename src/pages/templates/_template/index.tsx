import Link from '@docusaurus/Link';
import {AddressLink, FactList} from '@site/src/components/FactList';
import {DemoPlayer} from '@site/src/components/DemoPlayer';
import {Icon} from '@site/src/components/Icon';
import {Neighbours} from '@site/src/components/Neighbours';
import {PageHeader} from '@site/src/components/PageHeader';
import {SiteLink} from '@site/src/components/SiteLink';
import type {Template} from '@site/src/data/schemas/templates';
import {templateKinds} from '@site/src/data/template-kinds';
import type {Demo} from '@site/src/demos/demo-types';
import {CreateVideo} from '@site/src/mdx/Commands';
import type {Profile} from '@site/src/content/records/catalog';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {profile: Profile<Template>; demo: Demo};

/** The page of one template. */
export default function TemplatePage({profile, demo}: Props): ReactNode {
  const {record: template, previous, next} = profile;
  return (
    <Layout title={`${template.name} template`} description={template.description}>
      <main>
        <PageHeader
          eyebrow={<SiteLink to="templates">All templates</SiteLink>}
          title={template.name}
          intro={template.description}
        />
        <div className={styles.columns}>
          <div className={styles.preview}>
            <DemoPlayer name={demo.name} meta={demo.meta} eager />
            <p className={styles.caption}>Illustration. The project itself looks different.</p>
          </div>
          <div className={styles.sections}>
            <PageSection id="create" title="Create the project">
              <CreateVideo template={template.slug} />
              <p className={styles.source}>
                Source: <AddressLink href={template.repo} />
              </p>
            </PageSection>
            <PageSection id="inside" title="What is inside">
              <Contents items={template.inside} />
            </PageSection>
            <PageSection id="needs" title="What you need">
              <Needs needs={template.needs} />
            </PageSection>
            <PageSection id="steps" title="First steps">
              <FirstSteps steps={template.steps} change={template.change} />
            </PageSection>
          </div>
          <div className={styles.details}>
            <PageSection id="details" title="Details">
              <Details template={template} />
            </PageSection>
            {template.related && (
              <PageSection id="related" title="Further reading">
                <Related pages={template.related} />
              </PageSection>
            )}
          </div>
        </div>
        <Neighbours label="Other templates" previous={previous} next={next} />
      </main>
    </Layout>
  );
}

type SectionProps = {id: string; title: string; children: ReactNode};

function PageSection({id, title, children}: SectionProps): ReactNode {
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** What a created project contains. */
function Contents({items}: {items: readonly string[]}): ReactNode {
  return (
    <ul className={styles.contents}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          <span>
            <Text>{item}</Text>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Accounts, keys and downloads beyond what every project needs. */
function Needs({needs = []}: Pick<Template, 'needs'>): ReactNode {
  return (
    <ul className={styles.list}>
      <li>
        Node.js or Bun, and Git.
        {needs.length === 0 && ' You don’t need an account or a key.'}
      </li>
      {needs.map((need) => (
        <li key={need}>
          <Text>{need}</Text>
        </li>
      ))}
    </ul>
  );
}

/** From the new folder to the first change. */
function FirstSteps({steps, change}: Pick<Template, 'steps' | 'change'>): ReactNode {
  return (
    <>
      <ol className={styles.list}>
        <li>
          Open the new folder and install the dependencies:{' '}
          <code className="whole">npm install</code>, or your package manager’s install command.
        </li>
        {steps.map((step) => (
          <li key={step}>
            <Text>{step}</Text>
          </li>
        ))}
      </ol>
      <p className={styles.change}>
        <strong>Make it yours:</strong> <Text>{change}</Text>
      </p>
    </>
  );
}

/** A text of a record, with what is in backticks as code. */
function Text({children}: {children: string}): ReactNode {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} className={part.length > 30 ? undefined : 'whole'}>
        {part}
      </code>
    ) : (
      part
    ),
  );
}

function Related({pages}: {pages: NonNullable<Template['related']>}): ReactNode {
  return (
    <ul className={styles.related}>
      {pages.map(({label, url}) => (
        <li key={url}>
          <Link to={url}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function Details({template}: {template: Template}): ReactNode {
  const {kind, language, organization, previewUrl} = template;
  return (
    <FactList
      facts={[
        {term: 'Kind', value: templateKinds[kind]},
        {term: 'Language', value: language},
        {term: 'Published by', value: organization},
        {term: 'Live preview', value: previewUrl && <AddressLink href={previewUrl} />},
      ]}
    />
  );
}
