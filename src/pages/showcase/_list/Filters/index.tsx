import useBaseUrl from '@docusaurus/useBaseUrl';
import {FilterLinks} from '@site/src/components/FilterLinks';
import {Icon} from '@site/src/components/Icon';
import {useSiteFields} from '@site/src/components/useSiteFields';
import type {ReactNode, Ref} from 'react';
import type {TagCount} from '../entries';
import {emptyQuery, textLimit, writeQuery} from '../query';
import styles from './styles.module.css';

type Props = {
  tags: readonly TagCount[];
  tag: string | null;
  text: string;
  onText: (text: string) => void;
  searchField: Ref<HTMLInputElement>;
};

/** Search box and tags. Both are plain form and links, which ask for a new page until scripts are there. */
export function Filters({tags, tag, text, onText, searchField}: Props): ReactNode {
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
          <span className={styles.label}>Search the showcase</span>
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
