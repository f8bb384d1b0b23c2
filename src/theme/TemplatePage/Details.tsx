import Link from '@docusaurus/Link';
import {AddressLink} from '@site/src/components/AddressLink';
import {FactList} from '@site/src/components/FactList';
import type {Template} from '@site/src/data/schemas/templates';
import {templateKinds} from '@site/src/data/template-kinds';
import type {ReactNode} from 'react';
import {Part} from './Part';
import styles from './styles.module.css';

/** Facts of the template, and where its source and its running copy are. */
export function Details({template}: {template: Template}): ReactNode {
  const {kind, width, height, language, organization, repo, previewUrl, related} = template;
  return (
    <Part id="details" title="Details">
      <FactList
        facts={[
          {term: 'Kind', value: templateKinds[kind]},
          {term: 'Preview size', value: `${width} × ${height} pixels`},
          {term: 'Language', value: language},
          {term: 'By', value: organization},
          {
            term: 'Source',
            value: <AddressLink href={repo} />,
          },
          {
            term: 'Live preview',
            value: previewUrl && <AddressLink href={previewUrl} />,
          },
          {
            term: 'Read on',
            value: related && (
              <ul className={styles.related}>
                {related.map(({label, url}) => (
                  <li key={url}>
                    <Link to={url}>{label}</Link>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </Part>
  );
}
