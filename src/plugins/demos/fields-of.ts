import * as z from 'zod';
import type {DemoField} from '../../demos/demo-types.ts';

/** The part of a JSON Schema that controls are made from. */
type Control = {
  type?: string;
  default?: unknown;
  description?: string;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  maxLength?: number;
  enum?: unknown[];
  /** From `.meta({control: 'color'})`. */
  control?: string;
};

/** Letters that a text takes where its schema sets no limit. */
const defaultMaxLength = 60;

const hexColor = /^#[0-9a-f]{6}$/i;

/**
 * The fields that let a reader set the props which a schema describes, in its order.
 * @param file named in errors
 * @throws where a field has no label, no default, no range or a type that has no control
 */
export function fieldsOf(schema: z.ZodObject, file: string): DemoField[] {
  const {properties = {}} = z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any'});
  return Object.entries(properties).map(([name, property]) => {
    const control = property as Control;
    const fail = (hint: string): never => {
      throw new Error(`${file}: the control "${name}" ${hint}`);
    };
    const label = control.description ?? fail("has no label. Add `.describe('Label')`.");
    if (control.default === undefined) {
      fail('has no default. Add `.default(value)`.');
    }
    return {name, label, ...kindOf(control, fail)};
  });
}

type Kind = DemoField extends infer Field
  ? Field extends DemoField
    ? Omit<Field, 'name' | 'label'>
    : never
  : never;

function kindOf(control: Control, fail: (hint: string) => never): Kind {
  if (control.enum) {
    return {kind: 'choice', options: control.enum.map(String)};
  }
  switch (control.type) {
    case 'boolean':
      return {kind: 'switch'};
    case 'string':
      return isColor(control)
        ? {kind: 'color'}
        : {kind: 'text', maxLength: control.maxLength ?? defaultMaxLength};
    case 'number':
    case 'integer':
      return {kind: 'number', ...rangeOf(control, fail)};
    default:
      return fail('has a type without a control. Use a number, boolean, enum or string.');
  }
}

function isColor({control, default: initial}: Control): boolean {
  return control === 'color' || (control === undefined && hexColor.test(String(initial)));
}

function rangeOf(
  {type, minimum: min, maximum: max, multipleOf}: Control,
  fail: (hint: string) => never,
): {min: number; max: number; step: number} {
  // `.int()` alone limits a number to the integers that JavaScript can hold, which is no range.
  const limited = [min, max].every((end) => Math.abs(end ?? Infinity) < Number.MAX_SAFE_INTEGER);
  if (min === undefined || max === undefined || !limited) {
    return fail('has no range. Add `.min(lowest).max(highest)`.');
  }
  return {min, max, step: multipleOf ?? (type === 'integer' ? 1 : stepFor(max - min))};
}

/** The largest of 1, 0.1, 0.01 ... that divides a range into 20 steps or more. */
function stepFor(range: number): number {
  return Math.min(1, Number((10 ** Math.floor(Math.log10(range / 20))).toPrecision(1)));
}
