type Values = {cornerRadius: number; edgeRoundness: number};

/** The one of the two that is passed to a shape; the edges win, and a radius of 0 is left out. */
export function rounding({cornerRadius, edgeRoundness}: Values): Partial<Values> {
  return edgeRoundness > 0 ? {edgeRoundness} : cornerRadius > 0 ? {cornerRadius} : {};
}

/** It as an attribute; `false` where there is none, so that `snippet` leaves out the line. */
export const roundingProp = (values: Values): string | false =>
  Object.entries(rounding(values)).map(([name, value]) => `${name}={${value}}`)[0] ?? false;

/** It as a property of an object. */
export const roundingOption = (values: Values): string | false =>
  Object.entries(rounding(values)).map(([name, value]) => `${name}: ${value},`)[0] ?? false;
