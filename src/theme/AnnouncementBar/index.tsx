import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The bar above the navbar. A labelled section, because a page has one banner and this is not it. */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!isActive || !announcementBar) {
    return null;
  }
  return (
    <section
      aria-label="Announcement"
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      data-seen-whole
    >
      <Content className={styles.content} />
      {announcementBar.isCloseable && <CloseButton className={styles.close} onClick={close} />}
    </section>
  );
}
