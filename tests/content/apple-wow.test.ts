import {readFileSync} from 'node:fs';
import {format, resolveConfig} from 'prettier';
import {describe, expect, it} from 'vitest';

const post = readFileSync('learn/2022-12-22-apple-wow/index.mdx', 'utf8');
const listings = [...post.matchAll(/^```tsx title="src\/Fireworks\.tsx".*\n([\s\S]*?)^```/gm)].map(
  ([, code]) => code,
);
const steps = [
  'apple-wow-spark',
  'apple-wow-trail',
  'apple-wow-burst',
  'apple-wow-hearts',
  'apple-wow',
];

describe('the listings of the fireworks tutorial are the compositions that its pictures show', () => {
  it('has one listing a step', () => {
    expect(listings).toHaveLength(steps.length);
  });

  it.each(steps)('%s', async (step) => {
    const file = `src/demos/${step}/index.tsx`;
    const options = await resolveConfig(file);
    const code = readFileSync(file, 'utf8');
    // Articles are narrower than source files.
    const listed = await format(code, {...options, filepath: file, printWidth: 80});
    expect(listings[steps.indexOf(step)]).toBe(listed);
  });
});
