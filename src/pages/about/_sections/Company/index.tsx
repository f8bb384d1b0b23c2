import {Day} from '@site/src/components/Day';
import {FactList} from '@site/src/components/FactList';
import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import {useSiteFields} from '@site/src/components/useSiteFields';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What is known about the company, and where to read on. */
export function Company(): ReactNode {
  const {company} = useSiteFields();
  return (
    <Section id="company" title="The company" sunken>
      <div className={styles.columns}>
        <FactList
          facts={[
            {term: 'Name', value: company},
            {term: 'Place', value: 'Zurich, Switzerland'},
            {
              term: 'Seed round',
              value: (
                <>
                  CHF 180,000, announced on <Day date="2022-11-09" />
                </>
              ),
            },
            {term: 'Product', value: 'Remotion, a toolkit that makes videos with React'},
            {
              term: 'Code',
              value: <SiteLink to="github">github.com/remotion-dev/remotion</SiteLink>,
            },
          ]}
        />
        <div className={styles.more}>
          <p>
            No street is given here, because the two public copies of the company’s address differ.
            Ask for it on the <SiteLink to="contact">contact page</SiteLink> before you send post.
          </p>
          <p>
            News appears on the <SiteLink to="blog">blog</SiteLink>, and there is a page for{' '}
            <SiteLink to="investors">investors</SiteLink>. Some companies need a license to use
            Remotion: <SiteLink to="licenseDocs">license and pricing</SiteLink> says which.
          </p>
        </div>
      </div>
    </Section>
  );
}
