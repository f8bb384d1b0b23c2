/** What a reader is told of copying, with React and before. */
export const copyWords = {
  copied: 'Copied',
  codeForbidden: 'Copying is not allowed here. Select the text instead.',
  pageForbidden: 'Copying is not allowed here. Open the Markdown and copy it from there.',
  pageMissing: 'The Markdown could not be loaded. Try again.',
} as const;

/** Milliseconds until these words go again. */
export const copyWordsShownFor = 2500;

/** The text at an address. @throws when it does not answer with one */
export async function fetchText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) {
    throw new Error(`${href} answered ${response.status}`);
  }
  return response.text();
}
