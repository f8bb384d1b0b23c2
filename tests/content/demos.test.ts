import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {compositionId, posterOf, type DemoValues} from '../../src/demos/demo-types.ts';
import {listDemos} from '../../src/content/demos.ts';
import {readDemo} from '../../src/plugins/demos/read-demo.ts';

const names = listDemos();
const demos = await Promise.all(names.map((name) => readDemo(name)));
const playerStyles = readFileSync('src/components/DemoPlayer/styles.module.css', 'utf8');
const ratios = Array.from(playerStyles.matchAll(/data-ratio='(.*)'/g), ([, ratio]) => ratio!);

test('there are demos, each with an id of its own', () => {
  expect(demos.length).toBeGreaterThan(20);
  expect(new Set(names.map(compositionId)).size).toBe(names.length);
});

describe.each(demos)('$name', ({name, meta}) => {
  const {width, height, fps, durationInFrames, posterFrame, description} = meta;

  test('is described, and no other demo in the same words', () => {
    expect(description.length).toBeGreaterThanOrEqual(30);
    expect(demos.filter((other) => other.meta.description === description)).toHaveLength(1);
  });

  test('has a size and a duration that renderers take and readers wait for', () => {
    expect([width % 2, height % 2]).toEqual([0, 0]);
    expect(width).toBeLessThanOrEqual(1280);
    expect(durationInFrames / fps).toBeGreaterThanOrEqual(2);
    expect(durationInFrames / fps).toBeLessThanOrEqual(10);
    expect(posterFrame).toBeGreaterThanOrEqual(0);
    expect(posterFrame).toBeLessThan(durationInFrames);
  });

  test('has a shape that the style sheet of players knows', () => {
    const ratio = (width / height).toFixed(2);
    expect(['1.78', ...ratios]).toContain(ratio);
  });

  test('has a poster', () => {
    expect(existsSync(path.join('static', posterOf(name, meta).src))).toBe(true);
  });

  test('takes the colors of the page only where it follows its mode', () => {
    const folder = path.join('src/demos', name);
    const files = readdirSync(folder).filter((file) => file.endsWith('.tsx'));
    const taken = files.filter((file) =>
      readFileSync(path.join(folder, file), 'utf8').includes('/page-colors'),
    );
    expect(meta.followsMode ? [] : taken).toEqual([]);
  });

  test('has a component', async () => {
    const {default: component} = await import(
      /* @vite-ignore */ path.resolve('src/demos', name, 'index.tsx')
    );
    expect(component).toBeTypeOf('function');
  });
});

test('no picture takes a value from the file with the schema, which would bring all of zod into its page', () => {
  const read = (...file: string[]) => readFileSync(path.join('src/demos', ...file), 'utf8');
  const withSchema = names.filter(
    (name) =>
      existsSync(path.join('src/demos', name, 'demo.ts')) &&
      read(name, 'demo.ts').includes("from 'zod'"),
  );
  expect(withSchema.length).toBeGreaterThan(50);
  const taking = withSchema.filter((name) =>
    /^import (?!type\b)[^;]* from '\.\/demo'/m.test(read(name, 'index.tsx')),
  );
  expect(taking).toEqual([]);
});

test('those that follow the mode of the page have another poster in dark mode', () => {
  const following = demos.filter(({meta}) => meta.followsMode);
  expect(following.length).toBeGreaterThan(50);
  const same = following.filter(({name, meta}) => {
    const {src, dark} = posterOf(name, meta);
    const [light, other] = [src, dark!].map((file) => readFileSync(path.join('static', file)));
    return light!.equals(other!);
  });
  // A film covers its ground, until the reader takes the film away.
  expect(same.map(({name}) => name)).toEqual(['lower-third']);
});

const withFields = demos.filter(({fields}) => fields.length > 0);

test('there are demos with fields', () => expect(withFields.length).toBeGreaterThan(0));

describe.each(withFields)('$name', ({name, meta, fields, code}) => {
  test('has code that follows each of its fields', async () => {
    const {code: write} = (await import(
      /* @vite-ignore */ path.resolve('src/demos', name, 'demo.ts')
    )) as {code: (values: DemoValues) => string};
    const defaults = meta.defaultProps as DemoValues;
    expect(write(defaults)).toBe(code);
    for (const field of fields) {
      const other = otherValue(field, defaults[field.name]);
      expect(write({...defaults, [field.name]: other}), field.name).not.toBe(code);
    }
  });
});

/** A value that the field takes and does not have now. */
function otherValue(
  field: (typeof demos)[number]['fields'][number],
  now: DemoValues[string] | undefined,
): DemoValues[string] {
  switch (field.kind) {
    case 'number':
      return now === field.min ? field.max : field.min;
    case 'switch':
      return !now;
    case 'choice':
      return field.options.find((option) => option !== now) ?? '';
    case 'color':
      return now === '#000000' ? '#ffffff' : '#000000';
    case 'text':
      return `${now}!`;
  }
}
