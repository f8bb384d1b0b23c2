import {createRequire} from 'node:module';
import {afterEach, expect, test, vi} from 'vitest';

// What docs/lambda/webhooks.mdx says, with the package's own sender and its own check.
const require = createRequire(`${process.cwd()}/api/package.json`);
const {appRouterWebhook, validateWebhookSignature} = require('@remotion/lambda/client');
const sender = `${process.cwd()}/api/node_modules/@remotion/serverless/dist/invoke-webhook.js`;
const {calculateSignature, invokeWebhook} = require(sender);

const payload = {type: 'success', renderId: 'abc', customData: {orderId: '1'}};
const signatureHeader: string = calculateSignature(JSON.stringify(payload), 'secret');

afterEach(() => vi.restoreAllMocks());

test('a genuine signature is accepted', () => {
  expect(() =>
    validateWebhookSignature({secret: 'secret', body: payload, signatureHeader}),
  ).not.toThrow();
});

test.each([
  ['another secret', {secret: 'guessed'}, 'Signatures do not match'],
  ['a changed body', {body: {...payload, renderId: 'forged'}}, 'Signatures do not match'],
  ['no secret', {signatureHeader: calculateSignature('', null)}, 'No webhook signature'],
  ['no header', {signatureHeader: undefined}, 'No webhook signature'],
])('%s is refused', (_name, forged, message) => {
  const check = {secret: 'secret', body: payload, signatureHeader, ...forged};
  expect(() => validateWebhookSignature(check)).toThrow(message);
});

test('what Lambda sends reaches the handler, and a forged request does not', async () => {
  const onSuccess = vi.fn();
  const handler = appRouterWebhook({secret: 'secret', onSuccess});
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) =>
    handler(new Request(url as string, init)),
  );
  const send = (secret: string) =>
    invokeWebhook({
      options: {url: 'http://localhost/', secret, payload},
      logLevel: 'error',
      retries: 0,
    });

  await send('secret');
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(payload);
  await expect(send('guessed')).rejects.toThrow('Signatures do not match');
  expect(onSuccess).toHaveBeenCalledOnce();
});
