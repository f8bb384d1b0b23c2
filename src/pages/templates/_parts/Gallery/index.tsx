import {Section} from '@site/src/components/Section';
import {useQueryValue} from '@site/src/components/useQueryValue';
import {templateKindOf, type TemplateKind} from '@site/src/data/template-kinds';
import type {Catalog} from '@site/src/plugins/catalog/catalog';
import type {ReactNode} from 'react';
import {KindFilter} from '../KindFilter';
import {TemplateCard} from '../TemplateCard';
import styles from './styles.module.css';

/** All templates, or those of one kind; the choice is kept in the address. */
export function Gallery({templates}: Pick<Catalog, 'templates'>): ReactNode {
  const [value, setValue] = useQueryValue('kind');
  const kind = templateKindOf(value);
  const ofKind = (wanted: TemplateKind) => templates.filter((template) => template.kind === wanted);
  const shown = kind ? ofKind(kind) : templates;
  return (
    <Section
      id="all"
      title={`${templates.length} templates`}
      action={
        <p role="status" className={styles.count}>
          {shown.length} of {templates.length} shown
        </p>
      }
    >
      <KindFilter
        chosen={kind}
        total={templates.length}
        countOf={(wanted) => ofKind(wanted).length}
        onChoose={setValue}
      />
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
