/**
 * Which names of the packages are public. The packages export more than they
 * promise: other packages of the family need it, users must not.
 */
const internalExports: readonly {pattern: RegExp; reason: string}[] = [
  {pattern: /Internals$/, reason: 'shared between the packages of the family'},
  {
    pattern: /^(BrowserSafeApis|NoReactAPIs)$/,
    reason: 'parts of the renderer for the other packages, without Node',
  },
  {
    pattern: /^internal[A-Z]/,
    reason: 'the function behind a public one, with every option required',
  },
  {pattern: /^_/, reason: 'marked as private by its name'},
];

/** Whether users may import an export of this name. */
export const isPublicExport = (name: string): boolean =>
  !internalExports.some(({pattern}) => pattern.test(name));

/**
 * Whether users may pass or read a member of this name.
 * @param notes texts of its `@deprecated` and `@internal` tags
 */
export const isPublicMember = (name: string, notes: readonly Note[]): boolean =>
  !/^[_$#]|^prototype$/.test(name) &&
  !notes.some(({tag, text}) => tag === 'internal' || /\binternal\b/i.test(text));

/** A tag of a doc comment that says who a name is for. */
export type Note = {tag: 'deprecated' | 'internal'; text: string};
