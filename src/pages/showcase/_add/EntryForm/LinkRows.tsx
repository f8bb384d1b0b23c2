import {Button} from '@site/src/components/Button';
import {Icon} from '@site/src/components/Icon';
import {useRef, type ReactNode} from 'react';
import {controlId, labels} from '../controls';
import {emptyLink, type DraftLink} from '../draft';
import type {Form} from './form';
import {LinkRow} from './LinkRow';
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
        {error ?? 'Up to six public pages, the most telling first. They open without signing in.'}
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
