import useIsBrowser from '@docusaurus/useIsBrowser';
import {Button} from '@site/src/components/Button';
import {Field} from '@site/src/components/Fields';
import {useRef, useState, type DragEvent, type ReactNode} from 'react';
import {Options} from './Options';
import {Outcome} from './Outcome';
import type {Choices} from './start-conversion';
import styles from './styles.module.css';
import {loadConversion, useConversion} from './useConversion';

const asItIs: Choices = {container: 'webm', maxHeight: null, rotate: 0, sound: true};

const hasWebCodecs = () =>
  typeof VideoEncoder !== 'undefined' || typeof AudioEncoder !== 'undefined';

/** Converts a file of the reader in the page. The parser and the encoders are fetched when there is a file. */
export function Converter(): ReactNode {
  const isBrowser = useIsBrowser();
  const [file, setFile] = useState<File | null>(null);
  const [choices, setChoices] = useState(asItIs);
  const [over, setOver] = useState(false);
  const {status, start, togglePause, cancel, reset} = useConversion();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const lacksWebCodecs = isBrowser && !hasWebCodecs();
  const working = status.type === 'working';
  const disabled = !isBrowser || lacksWebCodecs || working;

  const take = (files: FileList) => {
    setFile(files[0] ?? null);
    reset();
    if (files[0]) {
      // A failure is told when the reader asks for the conversion.
      loadConversion().catch(() => null);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled && input.current && event.dataTransfer.files.length > 0) {
      input.current.files = event.dataTransfer.files;
      take(event.dataTransfer.files);
    }
  };
  const act = () => {
    if (working) {
      togglePause();
    } else if (file) {
      start(file, choices);
    }
  };

  return (
    <section className={styles.converter} aria-label="Converter">
      <noscript>
        <p>The converter needs JavaScript.</p>
      </noscript>
      {lacksWebCodecs && (
        <p role="alert">
          The converter can&apos;t run here, because this browser provides no WebCodecs encoders. It
          requires a browser with <code>VideoEncoder</code> or <code>AudioEncoder</code>, and a page
          served over HTTPS or from <code>localhost</code>.
        </p>
      )}
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <div
          className={styles.drop}
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(!disabled);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Field
            label="Video or audio file"
            hint="Choose a file or drop it here. It isn't uploaded."
          >
            {(control) => (
              <input
                {...control}
                ref={input}
                type="file"
                accept="video/*,audio/*"
                disabled={disabled}
                onChange={({currentTarget}) => take(currentTarget.files!)}
              />
            )}
          </Field>
        </div>
        <Options choices={choices} disabled={disabled} onChange={setChoices} />
        <div className={styles.buttons}>
          <Button ref={button} look="primary" disabled={!file || lacksWebCodecs} onClick={act}>
            {!working ? 'Convert' : status.paused ? 'Resume' : 'Pause'}
          </Button>
          {working && (
            <Button
              onClick={() => {
                cancel();
                button.current?.focus();
              }}
            >
              Cancel
            </Button>
          )}
        </div>
      </form>
      <Outcome status={status} file={file} />
    </section>
  );
}
