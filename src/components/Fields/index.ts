export {CheckField} from './CheckField';
export {ColorField} from './ColorField';
export {Field} from './Field';
export {NumberField} from './NumberField';
export {RangeField} from './RangeField';
export {SelectField} from './SelectField';
export {SwatchField, type Swatch} from './SwatchField';
export {TextField} from './TextField';
/** `input` is the look of a control inside a `Field`. */
export {default as fieldStyles} from './styles.module.css';
