import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import type {DocumentedPackage} from '../../src/config/packages.ts';
import {allFacts, factsOf, type ApiFact} from '../../api/facts.ts';

/** What the declarations and the code of the pinned packages were read to say. */
function factOf(name: DocumentedPackage, api: string): ApiFact {
  const found = factsOf(name).apis.find((one) => one.name === api);
  expect(found, `${name}#${api}`).toBeDefined();
  return found!;
}

const names = (options: readonly {name: string}[]) => options.map(({name}) => name);

const defaults = ({options}: ApiFact) =>
  Object.fromEntries(
    options.flatMap((option) => (option.default ? [[option.name, option.default]] : [])),
  );

describe('remotion', () => {
  test('interpolate() has three arguments and three options', () => {
    const api = factOf('remotion', 'interpolate');
    expect(api.parameters).toEqual([
      {name: 'input', type: 'number', required: true},
      {name: 'inputRange', type: 'readonly number[]', required: true},
      {name: 'outputRange', type: 'readonly number[]', required: true},
    ]);
    expect(names(api.options)).toEqual(['easing', 'extrapolateLeft', 'extrapolateRight']);
    expect(defaults(api)).toEqual({extrapolateLeft: "'extend'", extrapolateRight: "'extend'"});
    expect(api.entries).toEqual(['remotion', 'remotion/no-react']);
  });

  test('<Sequence> has the props of both layouts, and none for internal use', () => {
    const api = factOf('remotion', 'Sequence');
    expect(names(api.options).toSorted()).toEqual([
      'children',
      'className',
      'durationInFrames',
      'from',
      'height',
      'layout',
      'name',
      'premountFor',
      'showInTimeline',
      'style',
      'styleWhilePremounted',
      'width',
    ]);
    expect(api.options.find(({name}) => name === 'layout')?.type).toBe("'absolute-fill' | 'none'");
    expect(defaults(api)).toMatchObject({from: '0', durationInFrames: 'Infinity'});
  });

  test('<Composition> requires only its id, as metadata may be calculated', () => {
    const api = factOf('remotion', 'Composition');
    expect(api.kind).toBe('component');
    expect(names(api.options.filter(({required}) => required))).toEqual(['id']);
    expect(names(api.options)).toEqual(
      expect.arrayContaining(['component', 'lazyComponent', 'defaultProps', 'calculateMetadata']),
    );
  });

  test('<Audio> keeps the attributes of the element apart', () => {
    const api = factOf('remotion', 'Audio');
    expect(names(api.options)).toContain('volume');
    expect(names(api.options)).not.toContain('src');
    expect(names(api.inherited)).toContain('src');
    expect(api.extends).toEqual(['AudioHTMLAttributes']);
  });

  test('members have names with dots', () => {
    expect(factOf('remotion', 'Series.Sequence').kind).toBe('component');
    expect(names(factOf('remotion', 'Easing.bezier').parameters)).toEqual(['x1', 'y1', 'x2', 'y2']);
  });

  test('spring() has the defaults that its code destructures', () => {
    expect(defaults(factOf('remotion', 'spring'))).toEqual({
      delay: '0',
      from: '0',
      reverse: 'false',
      to: '1',
    });
  });
});

describe('@remotion/renderer', () => {
  test('renderMedia() has the options that its declaration destructures', () => {
    const file = 'api/node_modules/@remotion/renderer/dist/render-media.d.ts';
    const [, list] = /const renderMedia: \(\{([^}]+)\}: /.exec(readFileSync(file, 'utf8'))!;
    const destructured = list!
      .split(',')
      .map((part) => part.split(':')[0]!.trim())
      .filter(Boolean);
    const api = factOf('@remotion/renderer', 'renderMedia');
    expect(destructured.length).toBeGreaterThan(50);
    expect(names(api.options).toSorted()).toEqual(destructured.toSorted());
  });

  test('and defaults from constants of other files', () => {
    expect(defaults(factOf('@remotion/renderer', 'renderMedia'))).toMatchObject({
      chromeMode: "'headless-shell'",
      imageFormat: "'jpeg'",
      jpegQuality: '80',
      scale: '1',
      timeoutInMilliseconds: '30000',
    });
  });
});

test('no text of any package has a path, and every name is there once', () => {
  const packages = allFacts();
  expect(packages.length).toBeGreaterThan(40);
  for (const {package: name, apis} of packages) {
    const texts = apis.flatMap((api) => [
      api.signature,
      ...[...api.parameters, ...api.options].map(({type}) => type),
    ]);
    expect(
      texts.filter((text) => /import\(|node_modules|\.d\.ts/.test(text)),
      name,
    ).toEqual([]);
    const ids = apis.map((api) => `${api.entries[0]}#${api.name}`);
    expect(new Set(ids).size, name).toBe(ids.length);
  }
});
