import FooterLayout from '@theme-original/Footer/Layout';
import type {Props} from '@theme/Footer/Layout';
import type {ReactNode} from 'react';
import {footerId} from './footer-id';

/** The footer, as a place that links of the page can lead to. */
export default function FooterPlace(props: Props): ReactNode {
  return (
    <div id={footerId}>
      <FooterLayout {...props} />
    </div>
  );
}
