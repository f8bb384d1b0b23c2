import {Button} from '@site/src/components/Button';
import type {ReactNode} from 'react';
import type {Form} from './form';
import {LinkRows} from './LinkRows';
import styles from './styles.module.css';
import {TagControl} from './TagControl';
import {TextControl} from './TextControl';

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
        <TextControl form={form} name="title" hint="Name of the video, product or campaign." />
        <TextControl
          form={form}
          name="slug"
          optional
          placeholder={derivedSlug}
          hint="Becomes part of the address. Left empty, it is made from the title."
        />
        <TextControl
          form={form}
          name="topic"
          hint="One sentence of 10 to 140 characters that says what one sees."
        />
        <div className={styles.sizes}>
          <TextControl form={form} name="width" inputMode="numeric" hint="Pixels, such as 1920." />
          <TextControl form={form} name="height" inputMode="numeric" hint="Pixels, such as 1080." />
          <TextControl
            form={form}
            name="submitted"
            type="date"
            hint="Newest entries stand first."
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
          hint="A public page or profile, no e-mail address."
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
