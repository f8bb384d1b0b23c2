import {SiteLink} from '@site/src/components/SiteLink';
import type {LinkKey} from '@site/src/config/links';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

const places: readonly LinkKey[] = [
  'gettingStarted',
  'api',
  'templates',
  'showcase',
  'blog',
  'support',
];

/** Where most readers want to go; it is there without a script, too. */
export function StartPlaces({title}: {title: string}): ReactNode {
  return (
    <nav aria-labelledby="start-places">
      <Heading as="h2" id="start-places">
        {title}
      </Heading>
      <ul className="clean-list">
        {places.map((key) => (
          <li key={key} className="padding-vert--xs">
            <SiteLink to={key} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
