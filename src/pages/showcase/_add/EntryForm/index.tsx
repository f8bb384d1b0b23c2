import {Button} from '@site/src/components/Button';
import {Field, fieldStyles} from '@site/src/components/Fields';
import type {ReactNode, ComponentProps} from 'react';
import {controlId, labels} from '../controls';
import {type Draft, type TextFieldName, splitTags, toggleTag} from '../draft';
import {LinkRows} from './LinkRows';
import styles from './styles.module.css';

type Props = {
  form: Form;
  /** Tags of the entries that exist. */
  knownTags: readonly string[];
  /** The file name that the title gives. */
  derivedSlug: string;
  onSubmit: () => void;
  children: ReactNode;
};

/** All fields of an entry. The last button asks for the check; nothing is sent from here. */
export function EntryForm({form, knownTags, derivedSlug, onSubmit, children}: Props): ReactNode {
  return (
    <form
      className={styles.form}
      aria-label="Entry"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <fieldset className={styles.group}>
        <legend>The video</legend>
        <TextControl form={form} name="title" hint="The name of the video, product or campaign." />
        <TextControl
          form={form}
          name="slug"
          optional
          placeholder={derivedSlug}
          hint="Part of the address. If you leave it empty, it is generated from the title."
        />
        <TextControl
          form={form}
          name="topic"
          hint="One sentence of 10 to 140 characters that describes what viewers see."
        />
        <div className={styles.sizes}>
          <TextControl
            form={form}
            name="width"
            inputMode="numeric"
            hint="In pixels, such as 1920."
          />
          <TextControl
            form={form}
            name="height"
            inputMode="numeric"
            hint="In pixels, such as 1080."
          />
          <TextControl
            form={form}
            name="submitted"
            type="date"
            hint="The newest entries come first."
          />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Who made it</legend>
        <TextControl form={form} name="creator" optional hint="A person or a company." />
        <TextControl
          form={form}
          name="creatorUrl"
          type="url"
          inputMode="url"
          optional
          placeholder="https://"
          hint="A public page or profile. No email addresses."
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>What it is about</legend>
        <TagControl form={form} known={knownTags} />
      </fieldset>
      <LinkRows form={form} />
      {children}
      <div className={styles.submit}>
        <Button type="submit" look="primary">
          Check the entry
        </Button>
      </div>
    </form>
  );
}

/** What every control of the form works with. */
export type Form = {
  draft: Draft;
  change: (next: Draft) => void;
  /** The broken rule of a control, once it may be shown. */
  errorOf: (control: string) => string | undefined;
  /** The reader leaves a control that is filled in. */
  leave: (control: string) => void;
};

type ControlProps = {
  form: Form;
  name: TextFieldName;
  hint: ReactNode;
  optional?: boolean;
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder' | 'maxLength'>;

/** One line of text of the draft. */
function TextControl({form, name, hint, optional, ...input}: ControlProps): ReactNode {
  const id = controlId(name);
  return (
    <Field
      id={id}
      label={labels[name] + (optional ? ' (optional)' : '')}
      hint={hint}
      error={form.errorOf(id)}
    >
      {(control) => (
        <input
          type="text"
          autoComplete="off"
          {...input}
          {...control}
          className={fieldStyles.input}
          aria-required={!optional}
          value={form.draft[name]}
          onChange={({currentTarget}) => form.change({...form.draft, [name]: currentTarget.value})}
          onBlur={({currentTarget}) => currentTarget.value && form.leave(id)}
        />
      )}
    </Field>
  );
}

/** The tags as a text, and those that other entries have as buttons. */
function TagControl({form, known}: {form: Form; known: readonly string[]}): ReactNode {
  const {draft, change} = form;
  const chosen = splitTags(draft.tags);
  return (
    <>
      <TextControl
        form={form}
        name="tags"
        hint="One to five, separated by commas. Use existing tags where they fit."
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
