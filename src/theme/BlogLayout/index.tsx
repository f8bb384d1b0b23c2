import type {Props as ThemeProps} from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = ThemeProps & {
  /** Stands above all columns. */
  header?: ReactNode;
};

/** Posts by year, the content and its table of contents side by side, all of it in the main landmark. */
export default function BlogLayout({sidebar, toc, header, children, ...layout}: Props): ReactNode {
  return (
    <Layout {...layout}>
      <main>
        {header}
        <div className={clsx('container', styles.body)}>
          <div className="row">
            <BlogSidebar sidebar={sidebar} />
            <div className="col col--7">{children}</div>
            {toc && <div className="col col--2">{toc}</div>}
          </div>
        </div>
      </main>
    </Layout>
  );
}
