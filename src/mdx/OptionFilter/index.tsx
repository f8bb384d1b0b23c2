import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** What the table lists: `52 options`. */
  what: string;
  /** A table, added by the build. */
  children: ReactNode;
};

/** A field that narrows a long table down to the rows with what is typed. Added by the build. */
export function OptionFilter({what, children}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [left, setLeft] = useState(-1);

  useEffect(() => {
    const words = query.toLowerCase();
    const rows = [...box.current!.querySelectorAll<HTMLElement>('tbody tr')];
    for (const row of rows) {
      row.hidden = !row.textContent!.toLowerCase().includes(words);
    }
    setLeft(words ? rows.filter((row) => !row.hidden).length : -1);
  }, [query]);

  return (
    <div ref={box} className={styles.box}>
      <input
        type="search"
        className={styles.field}
        aria-label={`Filter ${what}`}
        placeholder={`Filter ${what}`}
        value={query}
        onChange={({currentTarget}) => setQuery(currentTarget.value.trimStart())}
      />
      <p role="status" className={styles.left}>
        {left >= 0 && `${left} of ${what}`}
      </p>
      {children}
    </div>
  );
}
