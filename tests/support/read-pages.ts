import type {Page} from '@playwright/test';

export type BuiltPage = {address: string; text: string; description: string};

/** The built HTML of every page that links of the open page lead to, without opening them. */
export function readPages(page: Page, links: string): Promise<BuiltPage[]> {
  return page.locator(links).evaluateAll((elements) =>
    Promise.all(
      elements.map(async (element) => {
        const address = element.getAttribute('href')!;
        const html = await (await fetch(address)).text();
        const built = new DOMParser().parseFromString(html, 'text/html');
        const description = built.querySelector('meta[name=description]');
        return {
          address,
          text: built.querySelector('main')?.textContent ?? '',
          description: description?.getAttribute('content') ?? '',
        };
      }),
    ),
  );
}
