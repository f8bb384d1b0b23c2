import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Button} from '@site/src/components/Button';
import {FilterLinks} from '@site/src/components/FilterLinks';
import {Icon} from '@site/src/components/Icon';
import {useSiteFields} from '@site/src/components/useSiteFields';
import {useEffect, useRef, type ReactNode, type Ref} from 'react';
import {Card, cardId} from '../Card';
import {
  countTags,
  filterEntries,
  positionOf,
  type ShowcaseEntry,
  describeResult,
  type TagCount,
} from '../entries';
import {EntryDialog} from '../EntryDialog';
import {writeQuery, emptyQuery, textLimit} from '../query';
import {useSettledText} from '../useSettledText';
import {useShowcaseQuery} from '../useShowcaseQuery';
import styles from './styles.module.css';

/** Cards that a large screen shows without scrolling. */
const inView = 3;

/** All entries with what narrows them down, and the dialog of the one that is open. */
export function ShowcaseList({entries}: {entries: readonly ShowcaseEntry[]}): ReactNode {
  const query = useShowcaseQuery();
  const {tag, video} = query;
  const [text, setText] = useSettledText(query.text, query.setText);
  const searchField = useRef<HTMLInputElement>(null);
  const isBrowser = useIsBrowser();
  const address = useBaseUrl(useSiteFields().links.showcase.to);
  const found = filterEntries(entries, {tag, text});
  // An address may name a video that its own filter leaves out.
  const current = video ? (positionOf(found, video) ?? positionOf(entries, video)) : null;
  useFocusReturn(current?.entry.slug);

  const clear = () => {
    setText('');
    query.showAll();
    // The button goes away with the empty list.
    searchField.current?.focus();
  };

  return (
    <section className={styles.list} aria-label="Videos">
      <noscript>
        <p className={styles.note}>
          Search and tag filters require JavaScript. All videos are listed below, each with a link.
        </p>
      </noscript>
      <Filters
        tags={countTags(entries)}
        tag={tag}
        text={text}
        onText={setText}
        searchField={searchField}
      />
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {describeResult({found: found.length, total: entries.length, tag, text})}
        </p>
        <p className={styles.note}>Illustrations, not screenshots of the products.</p>
      </div>
      {found.length === 0 && (
        <div className={styles.empty}>
          <p>Try another word or tag.</p>
          <Button onClick={clear}>Show all videos</Button>
        </div>
      )}
      <ul className={styles.grid}>
        {found.map((entry, index) => (
          <li key={entry.slug}>
            <Card
              entry={entry}
              dialogHref={isBrowser ? address + writeQuery({tag, text, video: entry.slug}) : null}
              onOpen={() => query.openVideo(entry.slug)}
              eager={index < inView}
            />
          </li>
        ))}
      </ul>
      <EntryDialog current={current} onMove={query.moveTo} onClose={query.closeVideo} />
    </section>
  );
}

/** When the dialog closes, the card of the entry it showed last has the focus, also after a deep link. */
function useFocusReturn(slug: string | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (!slug && last.current) {
      const card = document.getElementById(cardId(last.current));
      card?.focus();
      // Going back in the history makes the browser scroll to where the page was, after this.
      requestAnimationFrame(() => card?.scrollIntoView({block: 'nearest'}));
    }
    last.current = slug;
  }, [slug]);
}

type FilterProps = {
  tags: readonly TagCount[];
  tag: string | null;
  text: string;
  onText: (text: string) => void;
  searchField: Ref<HTMLInputElement>;
};

/** Search box and tags. Both are plain form and links, which ask for a new page until scripts are there. */
function Filters({tags, tag, text, onText, searchField}: FilterProps): ReactNode {
  const list = useSiteFields().links.showcase.to;
  const action = useBaseUrl(list);
  const choice = (label: string, value: string | null) => ({
    label,
    to: list + writeQuery({...emptyQuery, tag: value, text}),
    isChosen: value === tag,
  });
  const choices = [
    choice('All', null),
    ...tags.map((each) => ({...choice(each.tag, each.tag), count: each.count})),
  ];
  return (
    <div className={styles.filters}>
      <form role="search" action={action} onSubmit={(event) => event.preventDefault()}>
        <label className={styles.search}>
          <Icon name="search" />
          <span className="visually-hidden">Search the showcase</span>
          <input
            ref={searchField}
            type="search"
            name="q"
            value={text}
            maxLength={textLimit}
            placeholder="Title, topic or creator"
            autoComplete="off"
            onChange={({currentTarget}) => onText(currentTarget.value)}
          />
        </label>
        {tag && <input type="hidden" name="tag" value={tag} />}
      </form>
      <FilterLinks label="Filter by tag" choices={choices} />
    </div>
  );
}
