/** The values of a form; a number is null while its field holds none. */
export type FormDraft<Fields> = {
  [Name in keyof Fields]: Fields[Name] | (Fields[Name] extends number ? null : never);
};

export function isComplete<Fields extends object>(
  draft: FormDraft<Fields>,
): draft is FormDraft<Fields> & Fields {
  return Object.values(draft).every((value) => value !== null);
}
