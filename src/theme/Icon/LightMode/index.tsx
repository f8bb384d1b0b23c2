import {Icon} from '@site/src/components/Icon';
import type {Props} from '@theme/Icon/LightMode';
import type {ReactNode} from 'react';

export default function IconLightMode(props: Props): ReactNode {
  return <Icon {...props} name="sun" />;
}
