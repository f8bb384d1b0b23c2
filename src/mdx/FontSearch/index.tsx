import {Button} from '@site/src/components/Button';
import {explained} from '@site/src/components/explain-missing-chunk';
import {Field, fieldStyles, TextField} from '@site/src/components/Fields';
import {formatCount} from '@site/src/components/format-count';
import {useLoading} from '@site/src/components/useLoading';
import {Fragment, useState, type ReactNode} from 'react';
import {findFamilies, loadFamilies} from './families';
import {Sample} from './Sample';
import styles from './styles.module.css';

const load = explained(loadFamilies);
const most = 10;

/** Finds Google fonts in the list of the package, and shows a text in one of them after a press. */
export function FontSearch(): ReactNode {
  const [wanted, setWanted] = useState(false);
  const {loaded: families, failed, retry} = useLoading(load, wanted);
  const [query, setQuery] = useState('');
  const [text, setText] = useState('The quick brown fox jumps over 13 lazy dogs');
  const [tried, setTried] = useState('');
  const found = families ? findFamilies(families, query) : [];
  const count = `${formatCount(found.length)} ${found.length === 1 ? 'family' : 'families'}`;

  return (
    <form className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <Field label="Find a family" hint="Part of its name, or a subset such as cyrillic">
        {(control) => (
          <input
            {...control}
            type="search"
            className={fieldStyles.input}
            value={query}
            autoComplete="off"
            spellCheck={false}
            onFocus={() => setWanted(true)}
            onChange={({currentTarget}) => setQuery(currentTarget.value)}
          />
        )}
      </Field>
      <TextField label="Sample text" value={text} maxLength={80} onChange={setText} />
      <p role="status" className={styles.note}>
        {families && (found.length > most ? `${count}, of which ${most} are shown` : count)}
        {wanted &&
          !families &&
          (failed ? 'The list could not be loaded. ' : 'Loading the list ...')}
        {failed && <Button onClick={retry}>Retry</Button>}
      </p>
      <ul className={styles.families}>
        {found.slice(0, most).map((family) => (
          <li key={family.name}>
            <strong>{family.name}</strong>
            <Button
              disabled={!family.file}
              aria-label={`Try ${family.name}`}
              onClick={() => setTried(family.name)}
            >
              {family.file ? 'Try' : 'No Latin letters'}
            </Button>
            <dl className={styles.facts}>
              {Object.entries(family.facts).map(([fact, list]) => (
                <Fragment key={fact}>
                  <dt>{fact}</dt>
                  <dd>{list}</dd>
                </Fragment>
              ))}
            </dl>
            {tried === family.name && <Sample family={family} text={text} />}
          </li>
        ))}
      </ul>
    </form>
  );
}
