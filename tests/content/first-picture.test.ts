import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

/** Code without what a narrower line changes. */
const words = (code: string) => code.replaceAll(/\s+|,(?=\s*[)}\]])/g, '');

test('the first picture of the docs is drawn by the code of its page', () => {
  const page = readFileSync('docs/getting-started.mdx', 'utf8');
  const [, sample] = /```tsx title="src\/Countdown\.tsx"\n(.+?)```/s.exec(page)!;
  const drawn = readFileSync('src/demos/pictures/countdown/Countdown.tsx', 'utf8');
  expect(words(sample!)).toBe(words(drawn));
  expect(page).toContain(`defaultProps={{from: 3, color: '#86adff'}}`);
});
