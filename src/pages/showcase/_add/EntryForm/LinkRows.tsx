import {Button} from '@site/src/components/Button';
import {Field, fieldStyles} from '@site/src/components/Fields';
import {Icon} from '@site/src/components/Icon';
import type {ShowcaseLinkType} from '@site/src/data/schemas/showcase';
import {useRef, type ReactNode} from 'react';
import {linkLabels} from '../../_list/entries';
import {controlId, labels} from '../controls';
import {emptyLink, type DraftLink} from '../draft';
import type {Form} from '.';
import styles from './styles.module.css';

const most = 6;

/** The links of the entry, a row each. */
export function LinkRows({form}: {form: Form}): ReactNode {
  const {draft, change, errorOf} = form;
  const id = controlId('links');
  const group = useRef<HTMLFieldSetElement>(null);
  const error = errorOf(id);

  const setLinks = (links: DraftLink[]) => change({...draft, links});

  const remove = (row: number) => {
    const rest = draft.links.filter((_, index) => index !== row);
    setLinks(rest.length > 0 ? rest : [emptyLink]);
    // The button that was pressed is gone, or belongs to another row.
    group.current?.focus();
  };

  return (
    <fieldset
      ref={group}
      id={id}
      tabIndex={-1}
      className={styles.group}
      aria-describedby={`${id}-note`}
    >
      <legend>{labels.links}</legend>
      <p id={`${id}-note`} className={error ? styles.error : styles.note}>
        {error ?? 'Up to six public pages that open without signing in, the most important first.'}
      </p>
      {draft.links.map((link, row) => (
        <LinkRow
          // Rows have no identity of their own, and all of their state is in the draft.
          key={row}
          row={row}
          link={link}
          form={form}
          onChange={(next) => setLinks(draft.links.with(row, next))}
          onRemove={() => remove(row)}
        />
      ))}
      <div>
        <Button
          disabled={draft.links.length >= most}
          onClick={() => setLinks([...draft.links, emptyLink])}
        >
          <Icon name="plus" /> Add a link
        </Button>
      </div>
    </fieldset>
  );
}

const kinds = Object.entries(linkLabels) as [ShowcaseLinkType, string][];

type Props = {
  row: number;
  link: DraftLink;
  form: Form;
  onChange: (link: DraftLink) => void;
  onRemove: () => void;
};

/** One link: its kind and URL. */
function LinkRow({row, link, form, onChange, onRemove}: Props): ReactNode {
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
