import {expect, test} from 'vitest';
import {snippet} from './snippet.ts';

const video = (loop: boolean, src: string) => snippet`
  <Video
    src={${src}}
    ${loop && 'loop'}
    volume={\`\${n}\`}
  />
`;

test('code keeps the indentation below its first line', () => {
  expect(video(true, 'clip')).toBe('<Video\n  src={clip}\n  loop\n  volume={`${n}`}\n/>');
});

test('false leaves out its line, an empty text does not', () => {
  expect(video(false, '')).toBe('<Video\n  src={}\n  volume={`${n}`}\n/>');
});

test('what a reader types stays as it is', () => {
  expect(video(false, 'a\\n   b')).toContain('src={a\\n   b}');
});
