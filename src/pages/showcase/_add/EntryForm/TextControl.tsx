import {Field, fieldStyles} from '@site/src/components/Fields';
import type {ComponentProps, ReactNode} from 'react';
import {controlId, labels} from '../controls';
import type {TextFieldName} from '../draft';
import type {Form} from './form';

type Props = {
  form: Form;
  name: TextFieldName;
  hint: ReactNode;
  optional?: boolean;
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder' | 'maxLength'>;

/** One line of text of the draft. */
export function TextControl({form, name, hint, optional, ...input}: Props): ReactNode {
  const id = controlId(name);
  return (
    <Field
      id={id}
      label={labels[name] + (optional ? ' (optional)' : '')}
      hint={hint}
      error={form.errorOf(id)}
    >
      {(control) => (
        <input
          type="text"
          autoComplete="off"
          {...input}
          {...control}
          className={fieldStyles.input}
          aria-required={!optional}
          value={form.draft[name]}
          onChange={({currentTarget}) => form.change({...form.draft, [name]: currentTarget.value})}
          onBlur={({currentTarget}) => currentTarget.value && form.leave(id)}
        />
      )}
    </Field>
  );
}
