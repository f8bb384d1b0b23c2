import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import type {ReactNode} from 'react';

/** The table of contents of a phone: it opens without React, and without JavaScript. */
export default function TOCCollapsible({className, ...contents}: Props): ReactNode {
  return (
    <details className={className}>
      <summary>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </summary>
      <div>
        <TOCItems {...contents} />
      </div>
    </details>
  );
}
