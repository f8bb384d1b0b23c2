import type {Page} from '@playwright/test';

export type BuiltPage = {address: string; text: string; description: string};

/** The built HTML of every page that links of the open page lead to, without opening them. */
export function readPages(page: Page, links: string): Promise<BuiltPage[]> {
  return page.locator(links).evaluateAll((elements) =>
    Promise.all(
      elements.map(async (element) => {
        const address = element.getAttribute('href')!;
        const built = await new Promise<Document>((resolve, reject) => {
          // The browser reads the page by itself: the policy of contents keeps text from becoming a document.
          const request = new XMLHttpRequest();
          request.open('GET', address);
          request.responseType = 'document';
          request.addEventListener('load', () => resolve(request.responseXML!));
          request.addEventListener('error', reject);
          request.send();
        });
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
