import {expect, test} from 'vitest';
import {explainEmpty, explainEncoders, explainError} from './explain';

const choices = {container: 'mp4', maxHeight: null, rotate: 0, sound: true} as const;

test('missing encoders are named, with what still works', () => {
  expect(explainEncoders('mp4', {video: true, audio: true})).toBeUndefined();
  expect(explainEncoders('mp4', {video: true, audio: false})).toMatch(
    /encode AAC\..*without sound/,
  );
  expect(explainEncoders('webm', {video: false, audio: false})).toContain('VP8 or Opus');
});

test('an empty file says what the source lacks', () => {
  expect(explainEmpty(choices)).toContain('no video or sound');
  expect(explainEmpty({...choices, sound: false})).toContain('Turn the sound on');
  expect(explainEmpty({...choices, container: 'wav'})).toContain('no sound');
});

test('each error says what to do', () => {
  const say = (message: string, name = 'Error') =>
    explainError(Object.assign(new Error(message), {name}), choices);
  expect(say('Audio track with ID 2 resolved with {"type": "fail"}.')).toContain(
    'turn the sound off',
  );
  expect(say('Video track with ID 1 resolved with {"type": "fail"}.')).toContain('another format');
  expect(say('Unknown file format', 'IsAnUnsupportedFileTypeError')).toContain('another file');
  expect(say('Something else')).toMatch(/failed: Something else\..*another/);
});
