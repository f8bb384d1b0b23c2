import {useHistory} from '@docusaurus/router';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import Translate, {translate} from '@docusaurus/Translate';
import {useRef, type MouseEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

const label = {
  id: 'theme.common.skipToMainContent',
  message: 'Skip to main content',
  description: 'The label of the link that leads the keyboard past the navigation',
};

/** Focuses an element that no Tab would stop at, for as long as the focus stays there. */
function focus(element: HTMLElement, options?: FocusOptions): void {
  element.setAttribute('tabindex', '-1');
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  element.focus(options);
}

/** Focuses the region, with the title of the page for its name as long as it has the focus. */
function announce(region: HTMLElement): void {
  region.setAttribute('aria-label', document.title);
  region.addEventListener('blur', () => region.setAttribute('aria-label', translate(label)), {
    once: true,
  });
  focus(region, {preventScroll: true});
}

/**
 * The first stop of the Tab key: skips the navigation. A new page puts the focus back here, where a full
 * load would begin, and a screen reader says the title of the page as it does then. A changed query is
 * no new page, and neither moves the focus nor the scroll position.
 */
export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLElement>(null);
  const history = useHistory();

  useLocationChange(({location, previousLocation}) => {
    const newPage = location.pathname !== previousLocation?.pathname;
    // Going back moves no focus; one that is here would go on naming the other page.
    const isHere = region.current !== null && region.current === document.activeElement;
    if (newPage && (isHere || (!location.hash && history.action === 'PUSH'))) {
      // The title changes with the next frame, which was asked for before this one.
      requestAnimationFrame(() => region.current && announce(region.current));
    }
  });

  const skip = (event: MouseEvent) => {
    const content =
      document.querySelector<HTMLElement>('main') ??
      document.getElementById(SkipToContentFallbackId);
    if (content) {
      event.preventDefault();
      focus(content);
    }
  };

  return (
    <section ref={region} aria-label={translate(label)} className={styles.region}>
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        <Translate id={label.id} description={label.description}>
          Skip to main content
        </Translate>
      </a>
    </section>
  );
}
