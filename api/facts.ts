import {readFileSync} from 'node:fs';
import path from 'node:path';
import {documentedPackages} from '../src/config/packages.ts';

/** What an export is to the one who imports it. */
export type ApiKind = 'component' | 'function' | 'hook' | 'object' | 'class' | 'const' | 'type';

/** A prop, an option, a positional parameter or a field of what is returned. */
export type OptionFact = {
  name: string;
  /** Readable type, without `undefined` for what is optional. */
  type: string;
  required?: true;
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
  /**
   * The file of its source in Remotion's repository, or the folder where the file's ending is not
   * certain. The same for every package that passes the export on.
   */
  source: string;
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

/** The package that a path is imported from: `@remotion/lambda` of `@remotion/lambda/client`. */
export const packageOfEntry = (entry: string): string =>
  entry
    .split('/')
    .slice(0, entry.startsWith('@') ? 2 : 1)
    .join('/');

/** Where the facts of a package are: one file a package, written by `npm run api:facts`. */
export const factsFile = (packageName: string, folder = 'api/facts'): string =>
  path.join(folder, `${packageName.replace('@remotion/', '')}.json`);

/** Attributes that many exports take over, by the name of the type that they come from. */
export const inheritedFile = (folder = 'api/facts'): string => path.join(folder, 'inherited.json');

/** An export as its file has it: what is empty is left out, and long lists of attributes are shared. */
export type WrittenFact = Pick<ApiFact, 'name' | 'kind' | 'entries' | 'source'> &
  Partial<Omit<ApiFact, 'signature'>> & {
    /** One line each. */
    signature: string[];
    /** The list in `inherited.json` to take `inherited` from, but for some, which come first. */
    inherits?: {list: string; except?: string[]};
  };

export type WrittenPackage = Omit<PackageFacts, 'apis'> & {apis: WrittenFact[]};

export type InheritedLists = Readonly<Record<string, readonly OptionFact[]>>;

/** A fact as it was before it was written. */
export function restoreFact({inherits, ...fact}: WrittenFact, lists: InheritedLists): ApiFact {
  const shared = inherits
    ? lists[inherits.list]!.filter(({name}) => !inherits.except?.includes(name))
    : [];
  return {
    parameters: [],
    options: [],
    extends: [],
    members: [],
    ...fact,
    signature: fact.signature.join('\n'),
    inherited: [...(fact.inherited ?? []), ...shared],
  };
}

const known = new Map<string, PackageFacts>();

/** What a documented package exports. Runs in the folder of the project. */
export function factsOf(packageName: string): PackageFacts {
  const found = known.get(packageName) ?? readFacts(packageName);
  known.set(packageName, found);
  return found;
}

/** What all documented packages export, in the order of their manifest. */
export const allFacts = (): PackageFacts[] => Object.keys(documentedPackages).map(factsOf);

/** The same as it is on disk now. */
export function readFacts(packageName: string): PackageFacts {
  const lists = JSON.parse(readFileSync(inheritedFile(), 'utf8')) as InheritedLists;
  const {apis, ...rest} = JSON.parse(
    readFileSync(factsFile(packageName), 'utf8'),
  ) as WrittenPackage;
  return {...rest, apis: apis.map((api) => restoreFact(api, lists))};
}
