/** Labels of the form's controls, in the form's order. */
export const labels = {
  title: 'Title',
  slug: 'File name',
  topic: 'Description',
  width: 'Width',
  height: 'Height',
  submitted: 'Submission date',
  creator: 'Creator',
  creatorUrl: 'Creator’s page',
  tags: 'Tags',
  links: 'Links',
} as const;

/** Id of a control: the name of its field and, for a link, its row and part. */
export const controlId = (name: string, row?: number, part?: string): string =>
  ['entry', name, row, part].filter((piece) => piece !== undefined).join('-');

/** The control that a finding concerns, and its label. */
export type Control = {id: string; label: string};

/**
 * The control of a field of the record.
 * @param rows for each link of the record, its row in the form
 */
export function controlOf(path: readonly (string | number)[], rows: readonly number[]): Control {
  const [name = '', index, part] = path;
  const row = name === 'links' && typeof index === 'number' ? rows[index] : undefined;
  if (row !== undefined) {
    return {
      id: controlId('links', row, String(part)),
      label: `Link ${row + 1}: ${part === 'type' ? 'kind' : 'address'}`,
    };
  }
  const known: Record<string, string> = labels;
  return {id: controlId(String(name)), label: known[name] ?? String(name)};
}

const order = Object.keys(labels).map((name) => controlId(name));

/** Position of a control in the form, for sorting. */
export const rankOf = (id: string): number => order.findLastIndex((known) => id.startsWith(known));
