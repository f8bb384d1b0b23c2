import {buildIndex} from '../../src/search/engine/build-index.ts';
import {createEngine, type Engine} from '../../src/search/engine/create-engine.ts';
import type {QueryRequest, QueryResult} from '../../src/search/engine/protocol.ts';
import type {SearchRecord} from '../../src/search/record.ts';
import {openFiles} from '../search/built-index.ts';

/** What a hosted index holds. */
export type HostedContent = {
  records: readonly SearchRecord[];
  settings: Readonly<Record<string, unknown>>;
  synonyms: readonly unknown[];
  rules: readonly unknown[];
};

const empty: HostedContent = {records: [], settings: {}, synonyms: [], rules: []};

/** A change that the service has accepted and not made yet. */
type Task = {id: number; polls: number; run: () => void};

async function engineOf(records: readonly SearchRecord[]): Promise<Engine> {
  const files = buildIndex(records);
  return createEngine(await openFiles((name) => files[name]!));
}

/** What an index may be filtered by, according to its settings: `afterDistinct(area)` is `area`. */
const facetsOf = ({settings}: HostedContent): string[] =>
  ((settings.attributesForFaceting ?? []) as string[]).map((facet) =>
    facet.replace(/^\w+\((.+)\)$/, '$1'),
  );

const attributesOf = (filters: QueryRequest['facetFilters'] = []): string[] =>
  filters.flat().map((filter) => filter.split(':')[0]!);

/**
 * The indexes of a hosted search. As in the service, changes wait in a queue: each is made when its
 * task is asked for the second time, after those before it.
 */
export class HostedStore {
  readonly #indexes = new Map<string, HostedContent>();
  readonly #engines = new WeakMap<readonly SearchRecord[], Promise<Engine>>();
  #tasks: Task[] = [];
  #lastTask = 0;

  get names(): string[] {
    return [...this.#indexes.keys()].sort();
  }

  get(name: string): HostedContent | undefined {
    return this.#indexes.get(name);
  }

  /** Changes an index at once, as if it had been so before. */
  put(name: string, change: Partial<HostedContent>): void {
    this.#indexes.set(name, {...(this.#indexes.get(name) ?? empty), ...change});
  }

  /** Accepts a change. @returns number of its task */
  enqueue(run: () => void): number {
    const id = ++this.#lastTask;
    this.#tasks.push({id, polls: 0, run});
    return id;
  }

  /** Whether a task is done; undefined where there was none of this number. */
  isDone(id: number): boolean | undefined {
    const task = this.#tasks.find((waiting) => waiting.id === id);
    if (!task) {
      return id > 0 && id <= this.#lastTask ? true : undefined;
    }
    task.polls += 1;
    if (task.polls < 2) {
      return false;
    }
    const due = this.#tasks.filter((waiting) => waiting.id <= id);
    this.#tasks = this.#tasks.filter((waiting) => waiting.id > id);
    due.forEach(({run}) => run());
    return true;
  }

  /** Copies a part of an index, or all of it, over another one. */
  copy(from: string, to: string, scope: readonly string[] | undefined): void {
    const source = this.#indexes.get(from) ?? empty;
    const parts = Object.entries(source).filter(([part]) => scope?.includes(part) ?? true);
    this.put(to, {...(scope && {records: [], settings: {}}), ...Object.fromEntries(parts)});
  }

  /** Renames an index; one of that name is gone. Without a source nothing happens. */
  move(from: string, to: string): void {
    const source = this.#indexes.get(from);
    if (source) {
      this.#indexes.set(to, source);
      this.#indexes.delete(from);
    }
  }

  delete(name: string): void {
    this.#indexes.delete(name);
  }

  /** Answers a query with the site's own engine; undefined without such an index. */
  async answer(request: QueryRequest): Promise<QueryResult | undefined> {
    const index = this.#indexes.get(request.indexName);
    if (!index) {
      return undefined;
    }
    const facets = facetsOf(index);
    const isFilterable = attributesOf(request.facetFilters).every((name) => facets.includes(name));
    if (index.records.length === 0 || !isFilterable) {
      // Filters by what the settings do not name find nothing.
      const {indexName, query, hitsPerPage = 20, page = 0} = request;
      return {index: indexName, query, hits: [], nbHits: 0, nbPages: 0, page, hitsPerPage};
    }
    const engine = this.#engines.get(index.records) ?? engineOf(index.records);
    this.#engines.set(index.records, engine);
    return (await engine)(request);
  }
}
