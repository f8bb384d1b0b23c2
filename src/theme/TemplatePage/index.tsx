import {DemoPlayer} from '@site/src/components/DemoPlayer';
import {Neighbours} from '@site/src/components/Neighbours';
import {PageHeader} from '@site/src/components/PageHeader';
import {SiteLink} from '@site/src/components/SiteLink';
import type {Template} from '@site/src/data/schemas/templates';
import type {Demo} from '@site/src/demos/catalogue';
import {CreateVideo} from '@site/src/mdx/CreateVideo';
import type {Profile} from '@site/src/plugins/catalog/catalog';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Details} from './Details';
import {Inside} from './Inside';
import {Part} from './Part';
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
          lead={template.description}
        />
        <div className={styles.columns}>
          <div className={styles.preview}>
            <DemoPlayer name={demo.name} facts={demo.facts} eager />
            <p className={styles.caption}>
              Drawn for this site to show what the template is for. The project itself may look
              different.
            </p>
          </div>
          <div className={styles.parts}>
            <Part id="create" title="Create the project">
              <CreateVideo template={template.slug} />
            </Part>
            <Inside template={template} />
            <Details template={template} />
          </div>
        </div>
        <Neighbours label="Other templates" previous={previous} next={next} />
      </main>
    </Layout>
  );
}
