import {
  BlogSidebarItemList,
  useVisibleBlogSidebarItems,
} from '@docusaurus/plugin-content-blog/client';
import BlogSidebarContent, {type Props as ContentProps} from '@theme/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Desktop';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const List: ContentProps['ListComponent'] = ({items}) => (
  <BlogSidebarItemList
    items={items}
    ulClassName={clsx('clean-list', styles.list)}
    linkClassName={styles.link}
    linkActiveClassName={styles.active}
  />
);

/** All posts by year. A plain box, since it is inside the main landmark. */
export default function BlogSidebarDesktop({sidebar}: Props): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <div className="col col--3">
      <nav
        className={clsx('thin-scrollbar', styles.sidebar)}
        aria-label="Blog recent posts navigation"
      >
        <Heading as="h2" className={styles.title}>
          {sidebar.title}
        </Heading>
        <BlogSidebarContent
          items={items}
          ListComponent={List}
          yearGroupHeadingClassName={styles.year}
        />
      </nav>
    </div>
  );
}
