import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {json} from 'node:stream/consumers';
import {createGunzip} from 'node:zlib';
import type {QueryRequest} from '../../src/search/engine/protocol.ts';
import type {SearchRecord} from '../../src/search/record.ts';
import {HostedStore} from './hosted-store.ts';

type Options = {
  appId: string;
  /** May only search. */
  searchKey: string;
  /** May do everything. */
  adminKey: string;
  /** The status to refuse a call with, where one is wanted. */
  refuse?: (call: string) => number | undefined;
};

export type SearchService = {
  /** Origin, without a slash at the end. */
  url: string;
  store: HostedStore;
  /** Method and path of each call so far: `POST /1/indexes/docs/batch`. */
  calls: string[];
  close: () => Promise<void>;
};

type Answer = {status: number; body: object};

const ok = (body: object): Answer => ({status: 200, body});
const refusal = (status: number, message: string): Answer => ({status, body: {message, status}});

const now = () => new Date().toISOString();

/** What stands in the place of braces in a route. */
type Handler = (
  store: HostedStore,
  name: string,
  body: Record<string, unknown>,
  rest: string,
) => Answer | Promise<Answer>;

type Write = {action: string; body: SearchRecord};

const routes: Record<string, Handler> = {
  'POST queries': async (store, _name, body) => {
    const queries = body.requests as QueryRequest[];
    const results = await Promise.all(queries.map((query) => store.answer(query)));
    const missing = results.indexOf(undefined);
    return missing < 0
      ? ok({results})
      : refusal(404, `Index ${queries[missing]!.indexName} does not exist`);
  },
  'POST batch': (store, name, body) => {
    const writes = body.requests as Write[];
    const added = writes.map((write) => write.body);
    const ids = new Set(added.map(({objectID}) => objectID));
    const taskID = store.enqueue(() => {
      const kept = (store.get(name)?.records ?? []).filter(({objectID}) => !ids.has(objectID));
      store.put(name, {records: [...kept, ...added]});
    });
    return writes.every(({action}) => action === 'addObject')
      ? ok({taskID, objectIDs: [...ids]})
      : refusal(400, 'This service only adds objects');
  },
  'GET settings': (store, name) => {
    const index = store.get(name);
    return index ? ok(index.settings) : refusal(404, `Index ${name} does not exist`);
  },
  'PUT settings': (store, name, settings) => {
    const change = () => store.put(name, {settings: {...store.get(name)?.settings, ...settings}});
    return ok({taskID: store.enqueue(change), updatedAt: now()});
  },
  'POST synonyms/batch': (store, name, synonyms) => {
    const change = () => store.put(name, {synonyms: synonyms as unknown as unknown[]});
    return ok({taskID: store.enqueue(change), updatedAt: now()});
  },
  'POST operation': (store, name, {operation, destination, scope}) => {
    const to = String(destination);
    const change = () =>
      operation === 'move'
        ? store.move(name, to)
        : store.copy(name, to, scope as string[] | undefined);
    return ok({taskID: store.enqueue(change), updatedAt: now()});
  },
  'GET task': (store, _name, _body, id) => {
    const done = store.isDone(Number(id));
    return done === undefined
      ? refusal(404, `There is no task ${id}`)
      : ok({status: done ? 'published' : 'notPublished', pendingTask: !done});
  },
  'DELETE ': (store, name) =>
    ok({taskID: store.enqueue(() => store.delete(name)), deletedAt: now()}),
};

/** `/1/indexes/docs/task/4` in its parts: docs, task, 4. */
function partsOf(pathname: string): {name: string; verb: string; rest: string} | undefined {
  const [, name, verb = '', rest = ''] =
    /^\/1\/indexes\/([^/]+)(?:\/(synonyms\/batch|[a-z]+)(?:\/([^/]+))?)?$/.exec(pathname) ?? [];
  return name === undefined ? undefined : {name: decodeURIComponent(name), verb, rest};
}

/** The service takes application and key in headers or in the address. */
function checkKeys(request: IncomingMessage, url: URL, verb: string, options: Options) {
  const given = (name: string) => request.headers[name] ?? url.searchParams.get(name);
  const key = given('x-algolia-api-key');
  const isKnown = key === options.adminKey || key === options.searchKey;
  if (given('x-algolia-application-id') !== options.appId || !isKnown) {
    return refusal(403, 'Invalid Application-ID or API key');
  }
  return verb !== 'queries' && key !== options.adminKey
    ? refusal(403, 'Method not allowed with this API key')
    : undefined;
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  if (request.method === 'GET' || request.method === 'DELETE') {
    return {};
  }
  const isZipped = request.headers['content-encoding'] === 'gzip';
  return (await json(isZipped ? request.pipe(createGunzip()) : request)) as Record<string, unknown>;
}

async function answer(
  request: IncomingMessage,
  store: HostedStore,
  calls: string[],
  options: Options,
): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const call = `${request.method} ${url.pathname}`;
  calls.push(call);
  const parts = partsOf(url.pathname);
  const handler = parts && routes[`${request.method} ${parts.verb}`];
  if (!handler) {
    return refusal(404, `${call} is not known here`);
  }
  const denied = checkKeys(request, url, parts.verb, options);
  if (denied) {
    return denied;
  }
  const status = options.refuse?.(call);
  return status === undefined
    ? handler(store, parts.name, await readBody(request), parts.rest)
    : refusal(status, 'Refused for the test');
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** A hosted search on this machine that speaks the protocol of the service: reading, writing, tasks and keys. */
export async function startSearchService(options: Options): Promise<SearchService> {
  const store = new HostedStore();
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const headers = {'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*'};
    answer(request, store, calls, options)
      .catch((error: Error) => refusal(400, error.message))
      .then(({status, body}) => {
        response.writeHead(status, headers).end(JSON.stringify(body));
      });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    store,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
