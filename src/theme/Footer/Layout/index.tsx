import FooterLayout from '@theme-original/Footer/Layout';
import type {Props} from '@theme/Footer/Layout';
import type {ReactNode} from 'react';

/** Anchor of the footer. */
export const footerId = 'site-links';

/** The footer with an anchor to link to. */
export default function FooterAnchor(props: Props): ReactNode {
  return (
    <div id={footerId}>
      <FooterLayout {...props} />
    </div>
  );
}
