import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {buildIndex} from './build-index';
import {createService} from './create-service';
import {siteRecords} from './fixture-records';
import {firstFile} from './index-files';

const folder = 'https://site.test/search/';
const files = buildIndex(siteRecords);
const asked: string[] = [];
/** Answers by the kind of file, in place of the file itself. */
let instead: Record<string, () => Promise<Response>>;

beforeEach(() => {
  asked.length = 0;
  instead = {};
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.slice(folder.length);
    const kind = /^[a-z]+/.exec(name)![0];
    asked.push(kind);
    return instead[kind]?.() ?? new Response(files[name]);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const request = (query: string) => ({requests: [{indexName: 'pages', query}]});
const totals = async (answer: ReturnType<ReturnType<typeof createService>>) =>
  (await answer).results.map(({nbHits}) => nbHits);
const never = () => new Promise<Response>(() => undefined);
const gone = async () => new Response('', {status: 404});

describe('createService', () => {
  it('answers from titles while the rest is on its way', async () => {
    instead.words = never;
    expect(await totals(createService(folder)(request('sequence')))).toEqual([2]);
    expect(asked).toEqual(['first', 'words']);
  });

  it('looks into the texts before it says that there is nothing', async () => {
    const service = createService(folder);
    expect(await totals(service(request('monotonically')))).toEqual([1]);
    expect(await totals(service(request('zebra')))).toEqual([0]);
    expect(asked).toEqual(['first', 'words', 'texts']);
  });

  it('waits for the texts if it is patient, and says when it has not searched them', async () => {
    const service = createService(folder);
    const {requests} = request('sequence');
    expect((await service({requests})).isPartial).toBe(true);
    expect((await service({requests, patience: 1000})).isPartial).toBe(false);
  });

  it('gives up patience when the texts do not come', async () => {
    vi.useFakeTimers();
    instead.texts = never;
    const answer = createService(folder)({...request('sequence'), patience: 1000});
    await vi.advanceTimersByTimeAsync(1000);
    expect((await answer).isPartial).toBe(true);
  });

  it('spends its patience from the beginning, not from the titles on', async () => {
    vi.useFakeTimers();
    instead.first = () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(new Response(files[firstFile])), 800);
      });
    instead.words = never;
    const answer = createService(folder)({...request('sequence'), patience: 1000});
    const answered = vi.fn();
    void answer.then(answered);
    await vi.advanceTimersByTimeAsync(1000);
    expect(answered).toHaveBeenCalled();
  });

  it('says that there is nothing as soon as it knows the words of the texts', async () => {
    instead.texts = never;
    expect(await totals(createService(folder)(request('zebra')))).toEqual([0]);
  });

  it('keeps what it has when another attempt brings nothing', async () => {
    instead.words = gone;
    const service = createService(folder);
    expect(await totals(service(request('sequence')))).toEqual([2]);
    await vi.waitFor(() => expect(asked).toContain('words'));
    instead.first = gone;
    expect(await totals(service(request('sequence')))).toEqual([2]);
  });

  it('answers several queries at once, and none', async () => {
    const service = createService(folder);
    const {requests} = request('sequence');
    const {results} = await service({requests: [...requests, ...requests]});
    expect(results).toHaveLength(2);
    expect((await service({requests: []})).results).toEqual([]);
  });

  it.each(['first', 'words'])(
    'fails without %s rather than say "nothing", then tries again',
    async (kind) => {
      const service = createService(folder);
      instead[kind] = gone;
      await expect(service(request('monotonically'))).rejects.toThrow('404');
      delete instead[kind];
      expect(await totals(service(request('monotonically')))).toEqual([1]);
    },
  );

  it('goes on with titles when the rest is missing', async () => {
    instead.words = gone;
    const service = createService(folder);
    await expect(service(request('zebra'))).rejects.toThrow('404');
    expect(await totals(service(request('sequence')))).toEqual([2]);
  });

  it('fails for a file that is no index', async () => {
    instead.first = async () => new Response('<!doctype html>');
    await expect(createService(folder)(request('sequence'))).rejects.toThrow();
  });
});
