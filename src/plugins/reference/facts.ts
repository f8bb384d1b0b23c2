/** What an export is to the one who imports it. */
export type ApiKind = 'component' | 'function' | 'hook' | 'object' | 'class' | 'const' | 'type';

/** A prop, an option, a positional parameter or a field of what is returned. */
export type OptionFact = {
  name: string;
  /** Readable type, without `undefined` for what is optional. */
  type: string;
  required: boolean;
  deprecated?: true;
  /** As code, and only where the package's own code leaves no doubt. */
  default?: string;
};

/** What a function resolves or returns. */
export type ReturnFact = {
  type: string;
  /** Fields of the object, or of each element where it is an array of objects. */
  fields: OptionFact[];
  /** The fields are those of an element. */
  each?: true;
};

/** What the pinned package says about one export, or about a member of one (`Series.Sequence`). */
export type ApiFact = {
  /** Name to import, with the members that lead to it: `Easing`, `Easing.bezier`. */
  name: string;
  /** Paths to import it from: `remotion`, `remotion/no-react`. */
  entries: string[];
  /** File and name of its declaration: the same for every package that passes it on. */
  origin: string;
  kind: ApiKind;
  deprecated?: true;
  /** As code of several lines, without the import. */
  signature: string;
  /** Positional parameters. None for a component, or where the only one is an object of options. */
  parameters: OptionFact[];
  /** The parameter that has `options`, when there are other parameters too. */
  optionsParameter?: OptionFact;
  /** Props of a component, members of an object of options, fields of an object type. */
  options: OptionFact[];
  /** Props that come from elsewhere, such as React's attributes of an element. */
  inherited: OptionFact[];
  /** Names of the types that the inherited props come from. */
  extends: string[];
  returns?: ReturnFact;
  /** Last parts of the names of its members, each of which is a fact of its own. */
  members: string[];
};

/** The public API of one package. */
export type PackageFacts = {package: string; version: string; apis: ApiFact[]};

/** Whether an export is there when the code runs: a type is not. */
export const isValue = ({kind}: Pick<ApiFact, 'kind'>): boolean => kind !== 'type';
