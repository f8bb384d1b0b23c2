import type {Page} from '@playwright/test';
import {follow} from '../support/navigation.ts';
import {expect, hydrated, test} from '../support/test.ts';

// What is refused, the browser reports.
test.use({plannedErrors: [/Trusted|Content Security Policy/]});

/** Does what an injection would do. @returns what came of it */
const inject = (page: Page) =>
  page.evaluate(() => {
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML =
      '<img src="/missing.png" onerror="window.injected = 1"><span class="kept">text</span>';
    const elements = Array.from(box.children, ({tagName}) => tagName);
    box.remove();
    const refuses = (sink: () => unknown) => {
      try {
        sink();
        return false;
      } catch {
        return true;
      }
    };
    const script = document.createElement('script');
    const frame = document.createElement('iframe');
    frame.srcdoc = '<script>parent.injected = 1</script>';
    return {
      elements,
      document: frame.srcdoc,
      refused: {
        'a script of another site': refuses(() => (script.src = 'https://evil.example/a.js')),
        'a script in an address': refuses(() => (script.src = 'data:text/javascript,1')),
        'another file of this site': refuses(() => (script.src = '/img/a.js')),
        'the text of a script': refuses(() => (script.text = 'window.injected = 1')),
        'a worker of another site': refuses(() => new Worker('https://evil.example/a.js')),
        'another policy': refuses(() =>
          (
            window as unknown as {trustedTypes: {createPolicy: (name: string) => unknown}}
          ).trustedTypes.createPolicy('mine'),
        ),
      },
    };
  });

for (const [address, next] of [
  ['/docs/spring', '/docs/interpolate'],
  ['/blog/3-0', '/blog'],
  ['/lambda/', '/docs/'],
] as const) {
  test(`${address}: strings become neither scripts nor elements that could run some`, async ({
    page,
  }) => {
    const expectRefused = async () => {
      const {elements, document, refused} = await inject(page);
      expect(elements).toEqual(['SPAN']);
      expect(document).toMatch(/^&lt;script>/);
      expect(Object.values(refused)).not.toContain(false);
      expect(Object.keys(refused).length).toBeGreaterThan(5);
    };
    await page.goto(address);
    await expectRefused();
    await hydrated(page);
    await expectRefused();
    await follow(page, next);
    await page.waitForURL(next);
    await expectRefused();
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
}
