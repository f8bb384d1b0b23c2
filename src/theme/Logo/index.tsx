import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useSiteFields} from '@site/src/components/useSiteFields';
import Drawing from '@site/static/img/logo.svg';
import type {Props} from '@theme/Logo';
import type {MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

const rightButton = 2;

/**
 * The logo in the navbar, and in the sidebar while the navbar is hidden, in the colours of the mode. It links home; the
 * right mouse button opens the brand page with the logo files.
 */
export default function Logo({imageClassName, titleClassName, ...link}: Props): ReactNode {
  const {title} = useThemeConfig().navbar;
  const {withBaseUrl} = useBaseUrlUtils();
  const {brand} = useSiteFields().links;

  const openBrandPage = (event: MouseEvent) => {
    // The menu key and a long touch send the same event, and open the browser's menu.
    if (event.button === rightButton) {
      event.preventDefault();
      window.open(brand.href, '_blank', 'noopener');
    }
  };

  return (
    <Link {...link} to={withBaseUrl('/')} onContextMenu={openBrandPage}>
      <div className={imageClassName ?? styles.box}>
        <Drawing className={styles.drawing} aria-hidden />
      </div>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
