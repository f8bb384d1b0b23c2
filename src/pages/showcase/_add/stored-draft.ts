import {emptyDraft, type Draft, type DraftLink, type TextFieldName} from './draft';

const key = 'showcase-draft';

/** Asking for the storage throws where a browser refuses it. */
type Open = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const browserStorage: Open = () => window.localStorage;

/** More than any field of the form takes. */
const longest = 4000;
const mostLinks = 20;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longest;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLink = (value: unknown): value is DraftLink =>
  isGroup(value) && isText(value.type) && isText(value.url);

const textFields = Object.keys(emptyDraft).filter(
  (name): name is TextFieldName => name !== 'links',
);

function isDraft(value: unknown): value is Draft {
  return (
    isGroup(value) &&
    textFields.every((name) => isText(value[name])) &&
    Array.isArray(value.links) &&
    value.links.length > 0 &&
    value.links.length <= mostLinks &&
    value.links.every(isLink)
  );
}

/** The draft of an earlier visit; null when there is none, or an invalid one. */
export function readDraft(open: Open = browserStorage): Draft | null {
  try {
    const value: unknown = JSON.parse(open().getItem(key) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** Stores a draft, or removes it when given null. Says whether it will be there at the next visit. */
export function storeDraft(draft: Draft | null, open: Open = browserStorage): boolean {
  try {
    const storage = open();
    if (draft && !isDraft(draft)) {
      return false;
    }
    if (draft) {
      storage.setItem(key, JSON.stringify(draft));
    } else {
      storage.removeItem(key);
    }
    return true;
  } catch {
    return false;
  }
}
