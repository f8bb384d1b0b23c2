import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Footer/Logo';
import ThemedImage from '@theme/ThemedImage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The name at the end of the page, white on dark. Below the fold, so it is loaded when it comes near. */
export default function FooterLogo({logo}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <Link to={logo.href} className={styles.link}>
      <ThemedImage
        className="footer__logo"
        alt={logo.alt}
        sources={{light: withBaseUrl(logo.src), dark: withBaseUrl(logo.srcDark ?? logo.src)}}
        width={logo.width}
        height={logo.height}
        loading="lazy"
      />
    </Link>
  );
}
