import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {siteRecords} from '../../tests/search/fixture-records';
import {textsTimeout} from './client';
import {buildIndex} from './engine/build-index';
import {createService} from './worker';

const folder = 'https://site.test/search/';
const files = buildIndex(siteRecords);
const asked: string[] = [];
/** Answers by the kind of file, instead of the file itself. */
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

const request = (query: string, inTexts = false) => ({query, page: 0, inTexts});
const never = () => new Promise<Response>(() => undefined);
const gone = async () => new Response('', {status: 404});

describe('createService', () => {
  it('answers from titles while the texts are on their way', async () => {
    instead.texts = never;
    expect((await createService(folder)(request('sequence')))!.total).toBeGreaterThan(1);
    expect(asked).toEqual(['titles', 'texts']);
  });

  it.each([
    ['no title has the words', request('monotonically')],
    ['they are wanted', request('interpolate', true)],
  ])('waits for the texts where %s', async (_, asking) => {
    const found = await createService(folder)(asking);
    expect(found!.hits[0]!.content).not.toBeNull();
  });

  it('does with titles when the texts do not come', async () => {
    vi.useFakeTimers({toFake: ['setTimeout']});
    instead.texts = never;
    const answering = createService(folder)(request('interpolate', true));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(textsTimeout);
    expect((await answering)!.total).toBeGreaterThan(0);
  });

  it('asks for the titles again once the texts that they name are gone', async () => {
    const service = createService(folder);
    instead.texts = gone;
    await expect(service(request('monotonically'))).rejects.toThrow('404');
    delete instead.texts;
    expect((await service(request('monotonically')))!.total).toBeGreaterThan(0);
    expect(asked).toEqual(['titles', 'texts', 'titles', 'texts']);
  });

  it('loads without a question', async () => {
    const service = createService(folder);
    expect(await service()).toBeUndefined();
    await vi.waitFor(() => expect(asked).toEqual(['titles', 'texts']));
  });

  it.each(['titles', 'texts'])(
    'fails without %s rather than say "nothing", then tries again',
    async (kind) => {
      const service = createService(folder);
      instead[kind] = gone;
      await expect(service(request('monotonically'))).rejects.toThrow('404');
      delete instead[kind];
      expect((await service(request('monotonically')))!.total).toBe(1);
    },
  );

  it.each(['<!doctype html>', '[{"path": 1}]'])('fails for %s, which is no index', async (text) => {
    instead.titles = async () => new Response(text);
    await expect(createService(folder)(request('sequence'))).rejects.toThrow();
  });
});
