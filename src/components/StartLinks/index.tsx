import {SiteLink} from '@site/src/components/SiteLink';
import type {LinkKey} from '@site/src/config/links';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

const targets: readonly LinkKey[] = [
  'gettingStarted',
  'api',
  'templates',
  'showcase',
  'blog',
  'support',
];

/** Where most readers want to go; it is there without a script, too. */
export function StartLinks({title}: {title: string}): ReactNode {
  return (
    <nav aria-labelledby="start-targets">
      <Heading as="h2" id="start-targets">
        {title}
      </Heading>
      <ul className="clean-list">
        {targets.map((key) => (
          <li key={key} className="padding-vert--xs">
            <SiteLink to={key} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
