import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate.js';
import {getThemeInlineScript} from '@docusaurus/theme-classic/lib/inlineScripts.js';
import {describe, expect, test} from 'vitest';
import {fakeWindow} from '../../../tests/support/fake-window.ts';
import {correctAddress, dropMalformedHash} from './addresses.ts';
import {inlineScript} from './index.ts';
import {pageTemplate} from './page-template.ts';
import {showNotice} from './show-notice.ts';
import {setColorMode, guardStorage, setAnnouncement} from './stored-settings.ts';

const origin = 'https://site.test';

describe('addresses', () => {
  const corrected = (path: string, canonical?: string) => {
    const fake = fakeWindow({
      url: origin + path,
      canonical: canonical && `https://www.remotion.dev${canonical}`,
    });
    correctAddress(fake.window);
    return {address: fake.address(), requested: fake.requested};
  };
  const stays = (path: string) => ({address: path, requested: []});

  test.each([
    ['/index.html', '/', '/'],
    ['/about/index.html', '/about/', '/about/'],
    ['/docs/api/index.html?q=1#top', '/docs/api', '/docs/api?q=1#top'],
    ['/ai.html', '/ai', '/ai'],
    ['/ai/', '/ai', '/ai'],
    ['/about?x=1', '/about/', '/about/?x=1'],
    ['/docs%2Fapi?q=1', '/docs/api', '/docs/api?q=1'],
  ])('%s becomes the canonical path without a request', (path, canonical, expected) => {
    expect(corrected(path, canonical)).toEqual({address: expected, requested: []});
  });

  test('the canonical address itself stays', () => {
    expect(corrected('/about/?x=1#y', '/about/')).toEqual(stays('/about/?x=1#y'));
  });

  test('another page’s canonical link changes nothing', () => {
    expect(corrected('/docs-site/', '/')).toEqual(stays('/docs-site/'));
    expect(corrected('/docs/player/index.html', '/docs/api')).toEqual(
      stays('/docs/player/index.html'),
    );
  });

  test.each(['/ai.html', '/ai/index.html', '/ai/'])(
    'the not-found page at %s asks for the clean path',
    (path) => {
      expect(corrected(`${path}?q=1#x`, '/404.html').requested).toEqual([`${origin}/ai?q=1#x`]);
    },
  );

  test.each(['/AI', '/Ai/', '/AI.html'])('so it does at %s', (path) => {
    expect(corrected(path, '/404.html').requested).toEqual([`${origin}/ai`]);
  });

  test('the not-found page at a clean path stays', () => {
    expect(corrected('/nowhere', '/404.html')).toEqual(stays('/nowhere'));
    expect(corrected('/', '/404.html')).toEqual(stays('/'));
    expect(corrected('/404.html', '/404.html')).toEqual(stays('/404.html'));
    expect(corrected('/404', '/404.html')).toEqual(stays('/404'));
  });

  test('a path with two slashes never leads to another site', () => {
    expect(corrected('//elsewhere.test/x.html', '/404.html').requested).toEqual([
      `${origin}//elsewhere.test/x`,
    ]);
  });

  test('a path that cannot be decoded is escaped, so that the router can read it', () => {
    expect(corrected('/%E0%A4%A', '/404.html')).toEqual(stays('/%25E0%25A4%25A'));
  });

  test('without a canonical link nothing happens', () => {
    expect(corrected('/about/index.html')).toEqual(stays('/about/index.html'));
  });
});

describe('colour mode', () => {
  const mode = (setting: {query?: string; theme?: string; dark?: boolean}) => {
    const fake = fakeWindow({
      url: `${origin}/${setting.query ?? ''}`,
      stored: setting.theme === undefined ? {} : {theme: setting.theme},
      dark: setting.dark,
    });
    setColorMode(fake.window);
    return {
      shown: fake.attributes.get('data-theme'),
      choice: fake.attributes.get('data-theme-choice'),
      stored: fake.stored.get('theme'),
    };
  };

  test('a stored mode holds', () => {
    expect(mode({theme: 'dark'})).toEqual({shown: 'dark', choice: 'dark', stored: 'dark'});
    expect(mode({theme: 'light', dark: true})).toEqual({
      shown: 'light',
      choice: 'light',
      stored: 'light',
    });
  });

  test('anything else that is stored is removed, and the system decides', () => {
    expect(mode({theme: 'banana', dark: true})).toEqual({
      shown: 'dark',
      choice: 'system',
      stored: undefined,
    });
  });

  test('a mode in the query comes first, when it is one', () => {
    expect(mode({query: '?docusaurus-theme=light', theme: 'dark'}).shown).toBe('light');
    expect(mode({query: '?docusaurus-theme="><b>', theme: 'dark'})).toEqual({
      shown: 'dark',
      choice: 'dark',
      stored: 'dark',
    });
  });
});

describe('announcement', () => {
  const keys = {id: 'docusaurus.announcement.id', dismiss: 'docusaurus.announcement.dismiss'};
  const attribute = 'data-announcement-bar-initially-dismissed';
  const opened = (id: string) => {
    const fake = fakeWindow({
      url: `${origin}/`,
      stored: {[keys.id]: id, [keys.dismiss]: 'true'},
      attributes: {[attribute]: 'true'},
    });
    setAnnouncement(fake.window, 'docs-2');
    return fake;
  };

  test('a new one shows at once, although the last one was dismissed', () => {
    const {attributes, stored} = opened('docs-1');
    expect(attributes.get(attribute)).toBe('false');
    expect(Object.fromEntries(stored)).toEqual({[keys.id]: 'docs-2', [keys.dismiss]: 'false'});
  });

  test('the dismissed one stays away', () => {
    const {attributes, stored} = opened('docs-2');
    expect(attributes.get(attribute)).toBe('true');
    expect(stored.get(keys.dismiss)).toBe('true');
  });
});

describe('storage', () => {
  test('stays when it works, with nothing left in it', () => {
    const fake = fakeWindow({url: `${origin}/`});
    guardStorage(fake.window);
    expect(fake.window.localStorage).not.toBeNull();
    expect(fake.stored.size).toBe(0);
  });

  test('is absent when it refuses, and the other scripts take that', () => {
    const fake = fakeWindow({url: `${origin}/`});
    fake.window.localStorage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    guardStorage(fake.window);
    expect(fake.window.localStorage).toBeNull();
    setColorMode(fake.window);
    setAnnouncement(fake.window, 'docs-2');
    expect(fake.attributes.get('data-theme')).toBe('light');
  });
});

describe('a hash that cannot be decoded', () => {
  test('is dropped when the page opens', () => {
    const fake = fakeWindow({url: `${origin}/docs/?q=1#%E0%A4%A`});
    dropMalformedHash(fake.window);
    expect(fake.address()).toBe('/docs/?q=1');
  });

  test('is dropped later too, before anybody else hears of it', () => {
    const fake = fakeWindow({url: `${origin}/docs/`});
    dropMalformedHash(fake.window);
    fake.window.history.replaceState(null, '', '/docs/#%E0%A4%A');
    expect(fake.send('popstate')).toBe(false);
    expect(fake.address()).toBe('/docs/');
  });

  test('any other hash stays, and is heard', () => {
    const fake = fakeWindow({url: `${origin}/docs/#caf%C3%A9`});
    dropMalformedHash(fake.window);
    expect(fake.send('popstate')).toBe(true);
    expect(fake.address()).toBe('/docs/#caf%C3%A9');
  });
});

describe('the inline script', () => {
  const run = (code: string, page: Window) => new Function('window', code)(page);

  test('carries each step with its settings, whole and by itself', () => {
    const fake = fakeWindow({
      url: `${origin}/ai.html`,
      canonical: `${origin}/ai`,
      stored: {theme: 'banana'},
    });
    const code = inlineScript([
      {run: guardStorage},
      {run: correctAddress},
      {run: dropMalformedHash},
      {run: setColorMode},
      {run: setAnnouncement, settings: ['docs-2']},
      {run: showNotice, settings: ['/assets/js/']},
    ]);
    run(code, fake.window);
    expect(fake.address()).toBe('/ai');
    expect(fake.attributes.get('data-theme')).toBe('light');
    expect(fake.stored.get('docusaurus.announcement.id')).toBe('docs-2');
  });

  test('a step that fails stops neither the others nor the page', () => {
    const fake = fakeWindow({url: `${origin}/`});
    const fails = () => {
      throw new Error('broken');
    };
    run(inlineScript([{run: fails}, {run: setColorMode}]), fake.window);
    expect(fake.attributes.get('data-theme')).toBe('light');
  });

  test('no setting can end the script element', () => {
    expect(inlineScript([{run: setAnnouncement, settings: ['</script><b>']}])).not.toContain(
      '</script>',
    );
  });
});

describe('the scripts of a page', () => {
  const rendered = async (page: {kind: string; address: string; preBodyTags?: string}) => {
    const render = await compileSSGTemplate(pageTemplate);
    return render({
      appHtml: '',
      baseUrl: '/',
      htmlAttributes: `class="plugin-${page.kind} plugin-id-default"`,
      bodyAttributes: '',
      headTags: '',
      preBodyTags: page.preBodyTags ?? '',
      postBodyTags: '',
      metaAttributes: [
        '<title>A page</title>',
        `<link data-rh="true" rel="canonical" href="https://site.test${page.address}"/>`,
      ],
      scripts: ['assets/js/main.js'],
      stylesheets: [],
      noIndex: false,
      version: '3',
    });
  };

  test.each([
    {kind: 'docs', address: '/docs/spring', isAtOnce: false},
    {kind: 'blog', address: '/blog', isAtOnce: false},
    {kind: 'pages', address: '/', isAtOnce: false},
    {kind: 'catalog', address: '/templates/still', isAtOnce: false},
    {kind: 'native', address: '/404.html', isAtOnce: true},
    {kind: 'pages" data-at-once="true', address: '/ai-embed', isAtOnce: true},
  ])('are fetched by a small one ($kind, $address)', async ({isAtOnce, ...page}) => {
    const html = await rendered(page);
    expect(html.match(/<script[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script src="\/assets\/js\/before-react\.\w+\.js" async>$/),
    ]);
    expect(html).toContain('<meta name="site-script" content="/assets/js/main.js">');
    expect(html.includes('<link rel="preload" as="script" href="/assets/js/main.js">')).toBe(
      isAtOnce,
    );
  });

  test('are without the one of the theme', async () => {
    const theme = getThemeInlineScript({
      colorMode: {disableSwitch: false, defaultMode: 'light', respectPrefersColorScheme: true},
      siteStorage: {type: 'localStorage', namespace: ''},
    });
    const html = await rendered({
      kind: 'docs',
      address: '/docs/spring',
      preBodyTags: `<script>own()</script>\n<script>${theme}</script>\n<script>more()</script>`,
    });
    expect(html.match(/<script>.*?<\/script>/gs)).toEqual([
      '<script>own()</script>',
      '<script>more()</script>',
    ]);
  });
});
