import {Field, fieldStyles} from '@site/src/components/Fields';
import {Icon} from '@site/src/components/Icon';
import type {ShowcaseLinkType} from '@site/src/data/schemas/showcase';
import type {ReactNode} from 'react';
import {linkLabels} from '../../_list/entries';
import {controlId} from '../controls';
import type {DraftLink} from '../draft';
import type {Form} from './form';
import styles from './styles.module.css';

const kinds = Object.entries(linkLabels) as [ShowcaseLinkType, string][];

type Props = {
  row: number;
  link: DraftLink;
  form: Form;
  onChange: (link: DraftLink) => void;
  onRemove: () => void;
};

/** One link: what it leads to, and its address. */
export function LinkRow({row, link, form, onChange, onRemove}: Props): ReactNode {
  const number = row + 1;
  const kindId = controlId('links', row, 'type');
  const addressId = controlId('links', row, 'url');
  return (
    <div className={styles.row} role="group" aria-label={`Link ${number}`}>
      <Field id={kindId} label="Kind" error={form.errorOf(kindId)}>
        {(control) => (
          <select
            {...control}
            className={fieldStyles.input}
            value={link.type}
            onChange={({currentTarget}) => onChange({...link, type: currentTarget.value})}
          >
            {kinds.map(([type, label]) => (
              <option key={type} value={type}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id={addressId} label="Address" error={form.errorOf(addressId)}>
        {(control) => (
          <input
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            className={fieldStyles.input}
            value={link.url}
            onChange={({currentTarget}) => onChange({...link, url: currentTarget.value})}
            onBlur={({currentTarget}) => currentTarget.value && form.leave(addressId)}
          />
        )}
      </Field>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove link ${number}`}
        title={`Remove link ${number}`}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
