import {answerAssistant, assistantHost, assistantScript} from '../support/assistant.ts';
import {analytics} from '../support/search.ts';
import {sites} from '../support/sites.ts';
import {expect, hydrated, test} from '../support/test.ts';

for (const [width, height] of [
  [1280, 800],
  [375, 812],
] as const) {
  test(`§2 Page shell: An embedded third-party AI chat widget, labelled 'Ask AI', is bottom-right. (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    for (const address of ['/', '/docs/', '/blog/introducing-remotion', '/experts/']) {
      await page.goto(address);
      const button = page.getByRole('button', {name: 'Ask AI', exact: true});
      await expect(button).toBeVisible();
      const box = (await button.boundingBox())!;
      expect(width - (box.x + box.width), 'distance from the right').toBeLessThanOrEqual(24);
      expect(height - (box.y + box.height), 'distance from the bottom').toBeLessThanOrEqual(24);
      expect(width - (box.x + box.width)).toBeGreaterThanOrEqual(0);
    }
  });
}

test.describe('with an assistant id', () => {
  test.use({
    baseURL: sites.configured.url,
    plannedHosts: [assistantHost, analytics.host],
    plannedErrors: [analytics.refusal],
  });

  test("§7 The AI chat widget script loads asynchronously from a third-party chat service. Settings: assistant id, ask-ai enabled, background colour #282A36, text colour white, label 'Ask AI', position bottom-right, radius 20px.", async ({
    page,
    request,
  }) => {
    const asked = await answerAssistant(page);
    expect(await (await request.get('/docs/')).text()).not.toContain(assistantHost);
    await page.goto('/docs/');
    await hydrated(page);
    expect(asked, 'nothing is loaded before it is wanted').toEqual([]);

    const button = page.getByRole('button', {name: 'Ask AI', exact: true});
    await button.click();
    await expect(page.locator('#crawlchat-embed')).toHaveAttribute('data-shown', '1');
    const script = page.locator(`script[src="${assistantScript}"]`);
    await expect(script).toHaveCount(1);
    expect(await script.evaluate((element: HTMLScriptElement) => element.async)).toBe(true);
    // The service's names for the settings; `br` is its word for bottom right.
    for (const [name, value] of Object.entries({
      id: 'crawlchat-script',
      'data-id': 'test-assistant',
      'data-ask-ai': 'true',
      'data-ask-ai-background-color': '#282A36',
      'data-ask-ai-color': 'white',
      'data-ask-ai-text': 'Ask AI',
      'data-ask-ai-position': 'br',
      'data-ask-ai-radius': '20px',
    })) {
      await expect(script).toHaveAttribute(name, value);
    }

    await button.click();
    await expect(page.locator('#crawlchat-embed')).toHaveAttribute('data-shown', '2');
    expect(asked, 'once').toEqual([assistantScript]);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({colorScheme});

    test(`§7 (The button itself has the widget's settings: background colour #282A36, text colour white, label 'Ask AI', radius 20px; ${colorScheme}.)`, async ({
      page,
    }) => {
      await page.goto('/docs/');
      const button = page.getByRole('button', {name: 'Ask AI', exact: true});
      await expect(button).toHaveText('Ask AI');
      await expect(button).toHaveCSS('background-color', 'rgb(40, 42, 54)');
      await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
      await expect(button).toHaveCSS('border-radius', '20px');
    });
  });
}
