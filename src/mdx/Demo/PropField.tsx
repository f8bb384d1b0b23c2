// From their files: the fields that docs pages do without have style sheets of their own.
import {CheckField} from '@site/src/components/Fields/CheckField';
import {ColorField} from '@site/src/components/Fields/ColorField';
import {SelectField} from '@site/src/components/Fields/SelectField';
import {TextField} from '@site/src/components/Fields/TextField';
import type {DemoField} from '@site/src/demos/catalogue';
import type {ReactNode} from 'react';
import {NumberProp} from './NumberProp';

type Value = number | boolean | string;
type Props = {field: DemoField; value: Value | undefined; onChange: (value: Value) => void};

/** The control that fits the type of a prop. */
export function PropField({field, value, onChange}: Props): ReactNode {
  const {label} = field;
  switch (field.kind) {
    case 'number':
      return (
        <NumberProp
          label={label}
          value={Number(value)}
          min={field.min}
          max={field.max}
          step={field.step}
          onChange={onChange}
        />
      );
    case 'switch':
      return <CheckField label={label} checked={value === true} onChange={onChange} />;
    case 'choice':
      return (
        <SelectField
          label={label}
          value={String(value)}
          options={field.options.map((option) => ({value: option, label: option}))}
          onChange={onChange}
        />
      );
    case 'color':
      return <ColorField label={label} value={String(value)} onChange={onChange} />;
    case 'text':
      return (
        <TextField
          label={label}
          value={String(value)}
          maxLength={field.maxLength}
          onChange={onChange}
        />
      );
  }
}
