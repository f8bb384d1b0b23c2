import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

type Person = {
  name: string;
  /** User name on GitHub. */
  github: string;
};

type Props = {
  /** Who made it, in the order in which they are named. */
  people: readonly Person[];
};

/** Who contributed an API or a page, with links to their profiles. */
export function Credits({people}: Props): ReactNode {
  const names = people.map(({name}) => name);
  // Not beside the imports: the first one takes 50 ms, and every docs page has this component in its script.
  const list = new Intl.ListFormat('en');
  let next = 0;
  return (
    <p>
      Contributed by{' '}
      {list.formatToParts(names).map(({type, value}, index) =>
        type === 'element' ? (
          <Link key={index} to={`https://github.com/${people[next++]!.github}`}>
            {value}
          </Link>
        ) : (
          value
        ),
      )}
      .
    </p>
  );
}
