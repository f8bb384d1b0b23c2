import Link from '@docusaurus/Link';
import {Picture} from '@site/src/components/Picture';
import {PlayingPicture} from '@site/src/components/PlayingPicture';
import {Section} from '@site/src/components/Section';
import {useQueryValue} from '@site/src/components/useQueryValue';
import type {Catalog} from '@site/src/content/records/catalog';
import {
  templateKindOf,
  type TemplateKind,
  templateKindNames,
  templateKinds,
} from '@site/src/data/template-kinds';
import chips from '@site/src/components/FilterLinks/styles.module.css';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const ofKind = (templates: Catalog['templates'], kind: TemplateKind | undefined) =>
  templates.filter((template) => !kind || template.kind === kind);

/** All templates, or those of one kind; the choice is part of the URL. */
export function Gallery({templates}: Pick<Catalog, 'templates'>): ReactNode {
  const [value, setValue] = useQueryValue('kind');
  const kind = templateKindOf(value);
  const shown = ofKind(templates, kind);
  return (
    <Section
      id="all"
      title="Choose a project"
      action={
        <p role="status" className={styles.count}>
          {kind && `${shown.length} of ${templates.length} shown`}
        </p>
      }
    >
      <KindFilter templates={templates} chosen={kind} onChoose={setValue} />
      <ul className={styles.grid}>
        {shown.map((template, index) => (
          <li key={template.slug}>
            <TemplateCard template={template} eager={index < 3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type FilterProps = {
  templates: Catalog['templates'];
  /** The chosen kind; undefined means all. */
  chosen: TemplateKind | undefined;
  onChoose: (kind: TemplateKind | null) => void;
};

/** One kind of template or all of them, as radio buttons. */
function KindFilter({templates, chosen, onChoose}: FilterProps): ReactNode {
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>Kind</legend>
      {[undefined, ...templateKindNames].map((kind) => (
        <label
          key={kind ?? 'all'}
          className={clsx(chips.choice, styles.choice, chosen === kind && chips.chosen)}
        >
          <input
            type="radio"
            name="kind"
            checked={chosen === kind}
            onChange={() => onChoose(kind ?? null)}
          />
          {kind ? templateKinds[kind] : 'All'}{' '}
          <span className={chips.count}>{ofKind(templates, kind).length}</span>
        </label>
      ))}
    </fieldset>
  );
}

type CardProps = {
  template: Catalog['templates'][number];
  /** Set where the card is in view when the page opens. */
  eager: boolean;
};

/** Pixels of the rendered previews. */
const pictureWidth = 1280;

/** A template at a glance; the whole card links to its page. */
function TemplateCard({template, eager}: CardProps): ReactNode {
  const {slug, path, name, kind, description, width, height, pale} = template;
  return (
    <article className={styles.card}>
      {/* A monitor of one colour in both modes, around videos of any ratio. */}
      <div className={clsx(styles.screen, pale && styles.pale)} data-theme="dark">
        <PlayingPicture name={`templates/${slug}`}>
          <Picture
            src={`/media/templates/${slug}.webp`}
            alt={`Preview of ${name}`}
            width={pictureWidth}
            height={Math.round((pictureWidth * height) / width)}
            className={clsx(
              styles.picture,
              Math.abs(width / height - 16 / 9) < 0.15 && styles.nearly,
            )}
            eager={eager}
          />
        </PlayingPicture>
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
