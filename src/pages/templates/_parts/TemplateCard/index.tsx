import Link from '@docusaurus/Link';
import {Picture} from '@site/src/components/Picture';
import {templateKinds} from '@site/src/data/template-kinds';
import type {Catalog} from '@site/src/plugins/catalog/catalog';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  template: Catalog['templates'][number];
  /** Set where the card is in view when the page opens. */
  eager: boolean;
};

/** Pixels of the rendered previews. */
const pictureWidth = 1280;

/** A template at a glance; the whole card leads to its page. */
export function TemplateCard({template, eager}: Props): ReactNode {
  const {slug, path, name, kind, description, width, height} = template;
  return (
    <article className={styles.card}>
      <div className={styles.screen}>
        <Picture
          src={`/media/templates/${slug}.webp`}
          alt={`Preview of ${name}`}
          width={pictureWidth}
          height={Math.round((pictureWidth * height) / width)}
          className={styles.picture}
          eager={eager}
        />
      </div>
      <div className={styles.text}>
        <p className={styles.kind}>{templateKinds[kind]}</p>
        <Heading as="h3" className={styles.name}>
          <Link to={path} className={styles.cover}>
            {name}
          </Link>
        </Heading>
        <p className={styles.description}>{description}</p>
      </div>
    </article>
  );
}
