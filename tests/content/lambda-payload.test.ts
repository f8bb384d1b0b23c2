import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from 'vitest';

// The documents that other languages send to Lambda, with the package's own serializer.
const require = createRequire(`${process.cwd()}/api/package.json`);
const {NoReactInternals} = require('remotion/no-react');
// The Lambda client is 4.0.287; remotion has renamed this function since.
NoReactInternals.serializeJSONWithDate ??= NoReactInternals.serializeJSONWithSpecialTypes;
const {LambdaClientInternals: lambda} = require('@remotion/lambda-client');

const source = readFileSync('docs/lambda/_partials/payload.mdx', 'utf8');
const sample = (title: string) => {
  const [, json = ''] = new RegExp(`title="${title}"\\n(.*?)\`\`\``, 's').exec(source) ?? [];
  return JSON.parse(json);
};

test('start.json is what renderMediaOnLambda() sends', async () => {
  const options = lambda.renderMediaOnLambdaOptionalToRequired({
    region: 'us-east-1',
    functionName: 'remotion-render-4-0-293-mem2048mb-disk2048mb-120sec',
    serveUrl: 'my-video',
    composition: 'Countdown',
    inputProps: {from: 3},
    codec: 'h264',
  });
  expect(sample('start.json')).toStrictEqual(await lambda.makeLambdaRenderMediaPayload(options));
});

test('status.json is what getRenderProgress() sends', () => {
  const payload = lambda.getRenderProgressPayload({bucketName: '', renderId: ''});
  expect(sample('status.json')).toStrictEqual(payload);
});
