import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Anchor of the section. */
  id: string;
  title: string;
  intro?: ReactNode;
  /** A sunken section sets itself off from its neighbours. */
  sunken?: boolean;
  /** The dark room in which films are shown, in both colour modes: once a page. */
  stage?: boolean;
  /** Leads on from the section, next to its title. */
  action?: ReactNode;
  children?: ReactNode;
};

/** One named part of a page: title, one sentence, content. */
export function Section(props: Props): ReactNode {
  const {id, title, intro, sunken, stage, action, children} = props;
  return (
    <section
      className={clsx(styles.section, sunken && styles.sunken, stage && styles.stage)}
      data-theme={stage && 'dark'}
      aria-label={title}
    >
      <div className={styles.inner}>
        <header className={styles.header}>
          <div>
            <Heading as="h2" id={id} className={styles.title}>
              {title}
            </Heading>
            {intro && <p className={styles.intro}>{intro}</p>}
          </div>
          {action}
        </header>
        {children}
      </div>
    </section>
  );
}
