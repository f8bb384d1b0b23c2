import {templateKindNames, templateKinds, type TemplateKind} from '@site/src/data/template-kinds';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The chosen kind; undefined means all. */
  chosen: TemplateKind | undefined;
  total: number;
  countOf: (kind: TemplateKind) => number;
  onChoose: (kind: TemplateKind | null) => void;
};

/** One kind of template or all of them, as radio buttons. */
export function KindFilter({chosen, total, countOf, onChoose}: Props): ReactNode {
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>Kind</legend>
      <Choice
        label="All"
        count={total}
        checked={chosen === undefined}
        onChoose={() => onChoose(null)}
      />
      {templateKindNames.map((kind) => (
        <Choice
          key={kind}
          label={templateKinds[kind]}
          count={countOf(kind)}
          checked={chosen === kind}
          onChoose={() => onChoose(kind)}
        />
      ))}
    </fieldset>
  );
}

type ChoiceProps = {label: string; count: number; checked: boolean; onChoose: () => void};

function Choice({label, count, checked, onChoose}: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      <input type="radio" name="kind" checked={checked} onChange={onChoose} />
      {label} <span className={styles.count}>{count}</span>
    </label>
  );
}
