import Link from '@docusaurus/Link';
import {useSiteFields} from '@site/src/components/useSiteFields';
import type {Destination, LinkKey} from '@site/src/config/links';
import type {ReactNode} from 'react';

type Props = {to: LinkKey; className?: string; children?: ReactNode};

/** A link to a key of `src/config/links.ts`, with the label from there unless it has children. */
export function SiteLink({to: key, className, children}: Props): ReactNode {
  const {label, to, href}: Destination = useSiteFields().links[key];
  return (
    <Link className={className} {...(to ? {to} : {href})}>
      {children ?? label}
    </Link>
  );
}
