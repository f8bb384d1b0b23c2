import {Icon} from '@site/src/components/Icon';
import type {Props} from '@theme/Icon/SystemColorMode';
import type {ReactNode} from 'react';

export default function IconSystemColorMode(props: Props): ReactNode {
  return <Icon {...props} name="contrast" />;
}
