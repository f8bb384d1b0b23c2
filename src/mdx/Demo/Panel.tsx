import {Button} from '@site/src/components/Button';
import {highlight} from '@site/src/components/CodeSample/highlight';
import {loadStage} from '@site/src/components/DemoPlayer/load-stage';
import {Message} from '@site/src/components/DemoPlayer/Message';
import {Icon} from '@site/src/components/Icon';
import {useLoading} from '@site/src/components/useLoading';
import type {Demo, DemoValues} from '@site/src/demos/demo-types';
import CodeBlock from '@site/src/theme/CodeBlock';
import {useState, type ReactNode, useCallback} from 'react';
import {PropField} from './PropField';
import styles from './styles.module.css';

type Props = {
  demo: Demo;
  values: DemoValues;
  /** False while the values are the defaults. */
  changed: boolean;
  onChange: (changes: DemoValues) => void;
  onReset: () => void;
};

/** A field for each prop that the reader can change, and code with the values. */
export function Panel({demo, values, changed, onChange, onReset}: Props): ReactNode {
  // The code generator is loaded when the reader reaches for a field.
  const [touched, setTouched] = useState(false);
  const load = useCallback(
    () => loadStage().then(({loadCode}) => loadCode(demo.name)),
    [demo.name],
  );
  const {loaded: toCode, failed, retry} = useLoading(load, touched || changed);
  // The code for the defaults comes with the page.
  const code = changed ? toCode?.(values) : demo.code;
  const shown = code ?? demo.code;
  return (
    <>
      <form
        className={styles.fields}
        aria-label={`Values of ${demo.name.replaceAll('-', ' ')}`}
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          event.preventDefault();
          onReset();
        }}
        onPointerEnter={() => setTouched(true)}
        onFocus={() => setTouched(true)}
      >
        <div className={styles.grid}>
          {demo.fields.map((field) => (
            <PropField
              key={field.name}
              field={field}
              value={values[field.name]}
              onChange={(value) => onChange({[field.name]: value})}
            />
          ))}
        </div>
        <Button type="reset" className={styles.reset} aria-label="Reset" title="Reset">
          <Icon name="reset" />
        </Button>
      </form>
      <div className={styles.code} aria-busy={code === undefined}>
        <CodeBlock language="tsx" highlighted={highlight(shown, 'tsx')}>
          {shown}
        </CodeBlock>
        {failed && changed && (
          <Message text="The code for these values could not be loaded." onRetry={retry} />
        )}
      </div>
    </>
  );
}
