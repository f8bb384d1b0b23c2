import team from '@generated/catalog/default/team.json';
import {ButtonLink} from '@site/src/components/Button';
import {PageHeader} from '@site/src/components/PageHeader';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Company} from './_sections/Company';
import {Team} from './_sections/Team';

export default function About(): ReactNode {
  return (
    <Layout
      title="About us"
      description="Remotion AG, the Swiss company behind Remotion: who works there, where it is, its seed round of 2022, and where to find its code."
    >
      <main>
        <PageHeader
          eyebrow="Company"
          title="About us"
          lead="Remotion AG is the company behind Remotion. It is in Zurich, Switzerland, and develops the toolkit in a public repository."
          actions={
            <>
              <ButtonLink to="contact" />
              <ButtonLink to="github" look="secondary">
                Repository on GitHub
              </ButtonLink>
            </>
          }
        />
        <Team team={team} />
        <Company />
      </main>
    </Layout>
  );
}
