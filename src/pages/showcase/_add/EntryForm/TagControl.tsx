import type {ReactNode} from 'react';
import {splitTags, toggleTag} from '../draft';
import type {Form} from './form';
import styles from './styles.module.css';
import {TextControl} from './TextControl';

/** The tags as a text, and those that other entries have as buttons. */
export function TagControl({form, known}: {form: Form; known: readonly string[]}): ReactNode {
  const {draft, change} = form;
  const chosen = splitTags(draft.tags);
  return (
    <>
      <TextControl
        form={form}
        name="tags"
        hint="One to five, separated by commas. Take existing ones where they fit."
      />
      <ul className={styles.known} aria-label="Existing tags">
        {known.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              className={styles.tag}
              aria-pressed={chosen.includes(tag)}
              onClick={() => change({...draft, tags: toggleTag(draft.tags, tag)})}
            >
              {tag}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
