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
            <p className={styles.caption}>
              Drawn for this site to show what the template is for. The project itself may look
              different.
            </p>
          </div>
          <div className={styles.sections}>
            <PageSection id="create" title="Create the project">
              <CreateVideo template={template.slug} />
            </PageSection>
            <PageSection id="inside" title="What is inside">
              <Contents items={template.inside} />
            </PageSection>
            <PageSection id="details" title="Details">
              <Details template={template} />
            </PageSection>
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
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

function Details({template}: {template: Template}): ReactNode {
  const {kind, width, height, language, organization, repo, previewUrl, related} = template;
  const readOn = related && (
    <ul className={styles.related}>
      {related.map(({label, url}) => (
        <li key={url}>
          <Link to={url}>{label}</Link>
        </li>
      ))}
    </ul>
  );
  return (
    <FactList
      facts={[
        {term: 'Kind', value: templateKinds[kind]},
        {term: 'Preview size', value: `${width} × ${height} pixels`},
        {term: 'Language', value: language},
        {term: 'By', value: organization},
        {term: 'Source', value: <AddressLink href={repo} />},
        {term: 'Live preview', value: previewUrl && <AddressLink href={previewUrl} />},
        {term: 'Read on', value: readOn},
      ]}
    />
  );
}
