import {FactList} from '@site/src/components/FactList';
import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import {useSiteFields} from '@site/src/components/useSiteFields';
import type {ReactNode} from 'react';

/** Who answers, and where they are. */
export function Company(): ReactNode {
  const {company, companyPlace} = useSiteFields();
  return (
    <Section
      id="company"
      title="The company"
      lead="Ask for the postal address on the enterprise contact page before you send post."
      action={<SiteLink to="about" />}
    >
      <FactList
        facts={[
          {term: 'Name', value: company},
          {term: 'Place', value: companyPlace},
          {term: 'Code', value: <SiteLink to="github" />},
          {term: 'Post', value: <SiteLink to="enterpriseContact" />},
        ]}
      />
    </Section>
  );
}
