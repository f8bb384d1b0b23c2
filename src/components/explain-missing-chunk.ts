import {notify} from './notify';

const isMissingChunk = (error: unknown) =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * A part of the page that could not be loaded is gone for good when the site was deployed anew while the
 * page was open: then its reader is told, for pressing again cannot help.
 */
async function explainMissingChunk(error: unknown): Promise<void> {
  const main = document.querySelector<HTMLScriptElement>('script[src*="/main."]');
  if (!isMissingChunk(error) || !navigator.onLine || !main) {
    return;
  }
  const now = await fetch(location.href, {cache: 'no-store'}).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  if (now && !now.includes(new URL(main.src).pathname)) {
    notify({
      text: 'This site was updated after you opened this page. Press Retry to load the new version.',
    });
  }
}

/** The same loader, which explains its failures. */
export const explained =
  <Result>(load: () => Promise<Result>) =>
  (): Promise<Result> => {
    const loading = load();
    loading.catch(explainMissingChunk);
    return loading;
  };
