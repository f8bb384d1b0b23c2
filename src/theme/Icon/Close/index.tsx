import {Icon} from '@site/src/components/Icon';
import type {Props} from '@theme/Icon/Close';
import type {ReactNode} from 'react';

/** In the size that the theme asks for, with the stroke of all icons. */
export default function IconClose({width, height}: Props): ReactNode {
  return <Icon width={width} height={height} name="close" />;
}
