import {createService, type Service} from './engine/create-service';
import type {Question, Reply} from './worker-messages';

/** The index beside the page: searching never holds up typing. */
const page = self as unknown as Pick<Worker, 'addEventListener' | 'postMessage'>;
const services = new Map<string, Service>();

page.addEventListener('message', async ({data}: MessageEvent<Question>) => {
  const {id, folder, request} = data;
  const service = services.get(folder) ?? createService(folder);
  services.set(folder, service);
  const reply = await service(request).then(
    (response): Reply => ({id, response}),
    (error: unknown): Reply => ({id, failure: String(error)}),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page
  page.postMessage(reply);
});
