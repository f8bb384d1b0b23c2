import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import styles from './styles.module.css';

/** The bar above the navbar. A labelled section, because a page has one banner and this is not it. */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!isActive || !announcementBar) {
    return null;
  }
  const {backgroundColor, textColor, isCloseable} = announcementBar;
  const colors = {
    '--announcement-background': backgroundColor,
    '--announcement-ink': textColor,
  } as CSSProperties;
  return (
    <section
      aria-label="Announcement"
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      style={colors}
      data-seen-whole
    >
      <Content className={styles.content} />
      {isCloseable && <CloseButton className={styles.close} onClick={close} />}
    </section>
  );
}
