import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {defaultPropsOf, demos, posterOf, type DemoName} from './catalogue.ts';
import {loaders} from './load.ts';

const names = Object.keys(demos) as DemoName[];

test('there are demos, and each has a loader and the other way round', () => {
  expect(names.length).toBeGreaterThan(20);
  expect(Object.keys(loaders).sort()).toEqual(names.toSorted());
});

test('every template has a demo under its slug', () => {
  const slugs = readdirSync('src/data/templates').map((file) => path.basename(file, '.yaml'));
  expect(slugs.length).toBeGreaterThan(0);
  expect(slugs.filter((slug) => !(slug in demos))).toEqual([]);
});

describe.each(names)('%s', (name) => {
  const {width, height, fps, durationInFrames, posterFrame, description} = demos[name];

  test('is described, and no other demo in the same words', () => {
    expect(description.length).toBeGreaterThanOrEqual(30);
    expect(names.filter((other) => demos[other].description === description)).toEqual([name]);
  });

  test('has a size and a duration that renderers take', () => {
    expect([width % 2, height % 2]).toEqual([0, 0]);
    expect(width).toBeLessThanOrEqual(1280);
    expect(durationInFrames / fps).toBeGreaterThanOrEqual(3);
    expect(durationInFrames / fps).toBeLessThanOrEqual(6);
    expect(posterFrame).toBeLessThan(durationInFrames);
  });

  test('has a poster', () => {
    expect(existsSync(path.join('static', posterOf(name).src))).toBe(true);
  });

  test('loads a component', async () => {
    const {default: component} = await loaders[name]();
    expect(component).toBeTypeOf('function');
    expect(defaultPropsOf(name)).toBeTypeOf('object');
  });
});
