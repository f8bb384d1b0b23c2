import {SearchFailure, type SearchBackend} from './client';

/** Milliseconds that the hosted service has for an answer. */
export const hostedLimit = 2000;
/** Milliseconds that it is not asked again after it has failed: nobody waits for it at every letter. */
export const hostedRest = 30_000;

/** Asks until the limit, and no longer than the signal allows. */
async function askWithin(
  backend: SearchBackend,
  request: Parameters<SearchBackend>[0],
  signal: AbortSignal,
) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener('abort', stop);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      stop();
      reject(new SearchFailure(`No answer within ${hostedLimit} ms`));
    }, hostedLimit);
  });
  try {
    return await Promise.race([backend(request, controller.signal), silence]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** Answers from the hosted service, and from the site's own index when that fails or is slow. */
export function hostedFirst(hosted: SearchBackend, embedded: SearchBackend): SearchBackend {
  let restsUntil = 0;
  return async (request, signal) => {
    if (Date.now() >= restsUntil) {
      try {
        return await askWithin(hosted, request, signal);
      } catch {
        restsUntil = Date.now() + hostedRest;
      }
    }
    return embedded(request, signal);
  };
}
