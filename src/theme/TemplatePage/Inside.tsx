import {Icon} from '@site/src/components/Icon';
import type {Template} from '@site/src/data/schemas/templates';
import type {ReactNode} from 'react';
import {Part} from './Part';
import styles from './styles.module.css';

/** What the project holds when it has been created. */
export function Inside({template}: {template: Template}): ReactNode {
  return (
    <Part id="inside" title="What is inside">
      <ul className={styles.inside}>
        {template.inside.map((item) => (
          <li key={item}>
            <Icon name="check" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
