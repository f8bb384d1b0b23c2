import {Icon} from '@site/src/components/Icon';
import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';

export default function IconDarkMode(props: Props): ReactNode {
  return <Icon {...props} name="moon" />;
}
