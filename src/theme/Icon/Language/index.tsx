import {Icon} from '@site/src/components/Icon';
import type {Props} from '@theme/Icon/Language';
import type {ReactNode} from 'react';

export default function IconLanguage(props: Props): ReactNode {
  return <Icon {...props} name="globe" />;
}
