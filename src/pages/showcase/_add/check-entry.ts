import '@site/src/components/allow-no-eval';
import {checkRecord} from '@site/src/data/schemas/check-record';
import {showcaseSchema} from '@site/src/data/schemas/showcase';
import {stringify} from 'yaml';
import {controlId, controlOf, labels, rankOf} from './controls';
import {recordOf, slugOfDraft, type Draft} from './draft';

/** A finding, with the id of the control that it concerns. */
export type EntryProblem = {control: string; message: string};

export type CheckedEntry = {
  /** At most one a control, in the order of the form. */
  problems: EntryProblem[];
  slug: string;
  /** Text of the record's file, as far as the form is filled in. */
  yaml: string;
};

function slugProblem(slug: string, title: string, taken: readonly string[]): string | undefined {
  if (!slug && !title) {
    // The title makes the file name, and its own finding says so.
    return undefined;
  }
  if (!slug) {
    return 'is missing. Write a file name, because the title has no letters from a to z and no digits.';
  }
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug)) {
    return 'must consist of lowercase letters from a to z and digits, with single hyphens between them. If you leave it empty, it is generated from the title.';
  }
  return taken.includes(slug)
    ? 'belongs to an existing entry. Choose another one, or edit the existing record.'
    : undefined;
}

/**
 * Checks a draft with the schema of the build, and writes its file. It includes
 * the validator and the YAML writer along: load this module when it is needed.
 * @param taken slugs of the entries that exist
 */
export function checkEntry(draft: Draft, taken: readonly string[]): CheckedEntry {
  const {record, rows} = recordOf(draft);
  const slug = slugOfDraft(draft);
  const checked = checkRecord(showcaseSchema, record);
  const aboutSlug = slugProblem(slug, draft.title.trim(), taken);

  const messages = new Map<string, string>();
  for (const {path, rule, hint} of checked.ok ? [] : checked.findings) {
    const {id, label} = controlOf(path, rows);
    if (!messages.has(id)) {
      messages.set(id, `${label} ${rule}. ${rule === 'is missing' ? 'Fill it in.' : hint}`);
    }
  }
  if (aboutSlug) {
    messages.set(controlId('slug'), `${labels.slug} ${aboutSlug}`);
  }
  const problems = [...messages]
    .map(([control, message]) => ({control, message}))
    .sort((a, b) => rankOf(a.control) - rankOf(b.control));
  return {problems, slug, yaml: stringify(record, {lineWidth: 0, singleQuote: true})};
}
