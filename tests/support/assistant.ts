import type {Page} from '@playwright/test';

export const assistantHost = 'crawlchat.app';
export const assistantScript = `https://${assistantHost}/embed.js`;

/** What the chat service's script does, as far as the site relies on it: it draws a frame and offers `show()`. */
const script = `
  window.crawlchatEmbed = {
    show: () => {
      const frame = document.getElementById('crawlchat-embed');
      frame.dataset.shown = String(Number(frame.dataset.shown ?? 0) + 1);
    },
  };
  const frame = document.createElement('div');
  frame.id = 'crawlchat-embed';
  document.body.append(frame);
`;

/**
 * A fake of the chat service.
 * @returns the addresses asked for so far, filled as they come
 */
export async function answerAssistant(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`https://${assistantHost}/**`, (route, request) => {
    asked.push(request.url());
    return route.fulfill({contentType: 'text/javascript', body: script});
  });
  return asked;
}
