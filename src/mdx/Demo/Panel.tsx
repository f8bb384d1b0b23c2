import {Button} from '@site/src/components/Button';
import {highlight} from '@site/src/components/CodeSample/highlight';
import {Message} from '@site/src/components/DemoPlayer/Message';
import {Icon} from '@site/src/components/Icon';
import type {Demo, DemoValues} from '@site/src/demos/catalogue';
import CodeBlock from '@site/src/theme/CodeBlock';
import {useState, type ReactNode} from 'react';
import {PropField} from './PropField';
import styles from './styles.module.css';
import {useCode} from './useCode';

type Props = {
  demo: Demo;
  values: DemoValues;
  /** False while the values are the defaults. */
  changed: boolean;
  onChange: (changes: DemoValues) => void;
  onReset: () => void;
};

/** A field for each prop that the reader can change, and the code that the values stand for. */
export function Panel({demo, values, changed, onChange, onReset}: Props): ReactNode {
  // What makes the code is fetched when the reader reaches for a field.
  const [touched, setTouched] = useState(false);
  const {code, failed, retry} = useCode(demo, values, {touched, changed});
  const shown = code ?? demo.code;
  return (
    <>
      <form
        className={styles.fields}
        aria-label="Values"
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          event.preventDefault();
          onReset();
        }}
        onPointerEnter={() => setTouched(true)}
        onFocus={() => setTouched(true)}
      >
        {demo.fields.map((field) => (
          <PropField
            key={field.name}
            field={field}
            value={values[field.name]}
            onChange={(value) => onChange({[field.name]: value})}
          />
        ))}
        <Button type="reset" className={styles.reset}>
          <Icon name="reset" />
          Reset
        </Button>
      </form>
      <div className={styles.code} aria-busy={code === null}>
        <CodeBlock language="tsx" highlighted={highlight(shown, 'tsx')}>
          {shown}
        </CodeBlock>
        {failed && (
          <Message text="The code for these values could not be loaded." onRetry={retry} />
        )}
      </div>
    </>
  );
}
