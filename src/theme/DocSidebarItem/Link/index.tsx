import {isApiName} from '@site/src/components/api-name';
import Link from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import type {ReactNode} from 'react';

/** A line of the sidebar: names of the API are set as code. */
export default function DocSidebarItemLink({item, ...props}: Props): ReactNode {
  return <Link {...props} item={isApiName(item.label) ? {...item, className: 'api-name'} : item} />;
}
