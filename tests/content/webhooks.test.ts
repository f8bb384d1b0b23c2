import {once} from 'node:events';
import type {Server} from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import type {RequestHandler} from 'express';
import {afterAll, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';

// What the pages about webhooks say, with the package's own sender and its own check.
const require = createRequire(`${process.cwd()}/api/package.json`);
const {
  appRouterWebhook,
  expressWebhook,
  pagesRouterWebhook,
  validateWebhookSignature,
} = require('@remotion/lambda/client');
const express = require('express');
const sender = `${process.cwd()}/api/node_modules/@remotion/serverless/dist/invoke-webhook.js`;
const {calculateSignature, invokeWebhook} = require(sender);

const payload = {type: 'success', renderId: 'abc', customData: {orderId: '1'}};
const signatureHeader: string = calculateSignature(JSON.stringify(payload), 'secret');

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

const app = express();
app.use(express.json());
let server: Server;
let address: string;

beforeAll(async () => {
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const send = (path: string, secret: string, body: object = payload) =>
  invokeWebhook({
    options: {url: address + path, secret, payload: body},
    logLevel: 'error',
    retries: 0,
  });

/** The handler of a route of Next.js' `app` folder, called with what Express has received. */
const inExpress =
  (handler: (request: Request) => Promise<Response>): RequestHandler =>
  ({headers, body}, response, fail) => {
    handler(
      new Request(address, {
        method: 'POST',
        headers: headers as HeadersInit,
        body: JSON.stringify(body),
      }),
    )
      .then(async (answer) => response.status(answer.status).end(await answer.text()))
      .catch(fail);
  };

const handlers = {onSuccess: vi.fn(), onError: vi.fn(), onTimeout: vi.fn()};
beforeEach(() => vi.clearAllMocks());

app.post('/express', expressWebhook({secret: 'secret', ...handlers}));
// Express has all of what the handler uses of the request and response of Next.js.
app.post('/pages-router', pagesRouterWebhook({secret: 'secret', ...handlers}));
app.post('/app-router', inExpress(appRouterWebhook({secret: 'secret', ...handlers})));

describe.each(['/express', '/pages-router', '/app-router'])('%s', (path) => {
  test.each([
    ['success', handlers.onSuccess],
    ['error', handlers.onError],
    ['timeout', handlers.onTimeout],
  ])('what Lambda sends of a %s reaches its function alone', async (type, called) => {
    const event = {...payload, type};
    await send(path, 'secret', event);
    expect(called).toHaveBeenCalledExactlyOnceWith(event);
    expect(Object.values(handlers).filter(({mock}) => mock.calls.length > 0)).toEqual([called]);
  });

  test('a forged request is refused, and reaches nothing', async () => {
    await expect(send(path, 'guessed')).rejects.toThrow();
    Object.values(handlers).forEach((handler) => expect(handler).not.toHaveBeenCalled());
  });
});
