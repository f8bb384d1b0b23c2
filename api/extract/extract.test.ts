import {describe, expect, test} from 'vitest';
import type {ApiFact, OptionFact} from '../facts.ts';
import {extractToys, type Toy} from '../../tests/support/toy-packages.ts';

const named = (apis: readonly ApiFact[], name: string): ApiFact => {
  const api = apis.find((one) => one.name === name);
  expect(api, name).toBeDefined();
  return api!;
};

const extractToy = (declarations: string, code?: string): ApiFact[] =>
  extractToys([{declarations, code}])[0]!;

/** `name?: type` of each, with `= default`. */
const lines = (options: readonly OptionFact[]): string[] =>
  options.map(
    ({name, type, required, default: value}) =>
      `${name}${required ? '' : '?'}: ${type}${value === undefined ? '' : ` = ${value}`}`,
  );

describe('kinds and names', () => {
  const [apis = []] = extractToys([
    {
      client: `export {thing} from './index';`,
      declarations: `
    import type {FC, ReactNode} from 'react';
    export declare const Card: FC<{title: string}> & {Part: FC<{size: number}>};
    export declare function Plain(props: {a?: string}): ReactNode;
    export declare const useThing: () => number;
    export declare function thing(a: string): number;
    export declare class Curves { static soft(t: number): number; static hard(t: number): number }
    export declare class Failure { name: string; private secret: string }
    export declare const Tools: {run: () => void; _hidden: () => void};
    export declare const limit = 12;
    export type Size = {width: number};
    export declare const ToyInternals: {a: 1};
    export declare const internalThing: () => void;
    declare const old: () => void;
    export {old as renamed};
    `,
    },
  ]);

  test('each export has the kind that a reader expects', () => {
    expect(Object.fromEntries(apis.map(({name, kind}) => [name, kind]))).toEqual({
      Card: 'component',
      'Card.Part': 'component',
      Plain: 'component',
      useThing: 'hook',
      thing: 'function',
      Curves: 'object',
      'Curves.soft': 'function',
      'Curves.hard': 'function',
      Failure: 'class',
      Tools: 'object',
      'Tools.run': 'function',
      limit: 'const',
      Size: 'type',
      renamed: 'function',
    });
  });

  test('an export of several entry points is one, with all its paths', () => {
    expect(named(apis, 'thing').entries).toEqual(['toy-0', 'toy-0/client']);
  });

  test('private members are no fields', () => {
    expect(lines(named(apis, 'Failure').options)).toEqual(['name: string']);
  });
});

describe('members', () => {
  const [union, operations, hidden, old, box] = extractToys([
    {
      declarations: `export declare function f(
        options: {id: string} & ({a: number; both: 1} | {a?: number; both: 2; b: string})
      ): void;`,
    },
    {
      declarations: `type All = {a: string; b?: number; c: boolean};
        export declare function f(options: Omit<All, 'a'> & Partial<Pick<All, 'a'>>): void;`,
    },
    {
      declarations: `export declare function f(options: {
        a: string;
        _b: string;
        /** @internal */ c: string;
        /** @deprecated For internal use only */ d?: string;
      }): void;`,
    },
    {
      declarations: `export declare function f(options: {
        /** @deprecated use b */
        a?: string;
        b: string;
      }): void;`,
    },
    {
      declarations: `import type {FC, HTMLAttributes} from 'react';
        export declare const f: FC<Omit<HTMLAttributes<string>, 'title'> & {size: number}>;`,
    },
  ]).map((apis) => named(apis, 'f'));

  test('a union of objects is one object; a member is required where all require it', () => {
    expect(lines(union!.options)).toEqual([
      'id: string',
      'a?: number',
      'both: 1 | 2',
      'b?: string',
    ]);
  });

  test('operations on types are followed', () => {
    expect(lines(operations!.options)).toEqual(['b?: number', 'c: boolean', 'a?: string']);
  });

  test('names that are not for users are left out', () => {
    expect(lines(hidden!.options)).toEqual(['a: string']);
  });

  test('deprecated ones stay, and are marked', () => {
    expect(old!.options).toEqual([
      {name: 'a', type: 'string', deprecated: true},
      {name: 'b', type: 'string', required: true},
    ]);
  });

  test('what comes from elsewhere is named as a whole, and kept apart', () => {
    expect(lines(box!.options)).toEqual(['size: number']);
    expect(lines(box!.inherited)).toEqual(['id?: string']);
    expect(box!.extends).toEqual(['HTMLAttributes']);
    expect(box!.signature).toBe(
      'function f(props: HTMLAttributes & {\n  size: number;\n}): ReactNode;',
    );
  });
});

describe('types', () => {
  const many = Array.from({length: 20}, (_, index) => `'region-${index}'`).join(' | ');
  const cases = [
    [
      'literals are spelled out in the order of their list',
      `'b' | 'a' | null`,
      '',
      `'b' | 'a' | null`,
    ],
    ['also behind a name', 'Mode', `type Mode = 'fast' | 'slow';`, `'fast' | 'slow'`],
    [
      'also of a list of constants',
      'Mode',
      `declare const modes: readonly ['z', 'a']; type Mode = (typeof modes)[number];`,
      `'z' | 'a'`,
    ],
    [
      'also where the name is lost on the way',
      `Pick<{y: Mode | null} & {y: Mode | null}, 'y'>['y']`,
      `declare const modes: readonly ['z', 'a']; export type Mode = (typeof modes)[number];`,
      `'z' | 'a' | null`,
    ],
    [
      'short functions are written out',
      'Fn',
      'type Fn = (a: number) => void;',
      '(a: number) => void',
    ],
    [
      'functions in a union have brackets',
      'Fn | null',
      'type Fn = () => void;',
      '(() => void) | null',
    ],
    [
      'objects that users import keep their name',
      'Size',
      'export type Size = {w: number};',
      'Size',
    ],
    [
      'others are written out where they are short',
      'Size',
      'type Size = {w: number};',
      '{w: number}',
    ],
    ['lists', '(string | number)[]', '', '(string | number)[]'],
    ['tuples', '[number, number]', '', '[number, number]'],
    ['true and false are a boolean', 'true | false | null', '', 'boolean | null'],
    [
      'a namespace is left out',
      'React.ReactNode',
      `import type * as React from 'react';`,
      'ReactNode',
    ],
    ['no path of a file', `import('react').ReactNode`, '', 'ReactNode'],
    [
      'many literals keep the name that users import',
      'Region',
      `export type Region = ${many};`,
      'Region',
    ],
  ] as const;
  const extracted = extractToys(
    cases.map(([, type, before]) => ({
      declarations: `${before} export declare function f(options: {x: ${type}}): void;`,
    })),
  );

  test.each(cases.map(([title, , , expected], index) => ({title, expected, index})))(
    '$title',
    ({expected, index}) => {
      expect(named(extracted[index]!, 'f').options[0]!.type).toBe(expected);
    },
  );
});

describe('parameters and results', () => {
  const many = Array.from({length: 9}, (_, index) => `o${index}?: string;`).join(' ');
  const apis = extractToy(`
    export type Track = {id: number};
    export declare function single({a}: {a: string}): void;
    export declare function beside(path: string, options?: {deep?: boolean}): void;
    export declare function data(track: Track): void;
    export declare function overloaded(angle: string): string;
    export declare function overloaded(angle: number, unit?: 'deg' | 'rad'): string;
    export declare function promised(): Promise<{width: number; note?: string} | null>;
    export declare function listed(): {width: number}[];
    export declare function long(options: {must: 1; ${many}}): void;
    export declare function either(...args: [options: {a: string}] | [path: string, deep?: boolean]): void;
  `);

  test('one object is the options, and has no argument', () => {
    const api = named(apis, 'single');
    expect(api.parameters).toEqual([]);
    expect(api.optionsParameter).toBeUndefined();
    expect(lines(api.options)).toEqual(['a: string']);
  });

  test('beside positional parameters, the object is named', () => {
    const api = named(apis, 'beside');
    expect(lines(api.parameters)).toEqual(['path: string']);
    expect(api.optionsParameter).toEqual({name: 'options', type: 'object'});
    expect(lines(api.options)).toEqual(['deep?: boolean']);
    expect(api.signature).toBe(
      'function beside(\n  path: string,\n  options?: {\n    deep?: boolean;\n  },\n): void;',
    );
  });

  test('data with a name that users import is an argument', () => {
    const api = named(apis, 'data');
    expect(lines(api.parameters)).toEqual(['track: Track']);
    expect(api.options).toEqual([]);
  });

  test('overloads are one function that takes all of it', () => {
    const api = named(apis, 'overloaded');
    expect(lines(api.parameters)).toEqual(['angle: string | number', `unit?: 'deg' | 'rad'`]);
    expect(api.signature.match(/^function overloaded/gm)).toHaveLength(2);
  });

  test('of two ways to call with different shapes, the first counts', () => {
    const api = named(apis, 'either');
    expect(lines(api.options)).toEqual(['a: string']);
    expect(api.parameters).toEqual([]);
  });

  test('fields of what a promise resolves, and of the elements of a list', () => {
    const {returns: promised} = named(apis, 'promised');
    expect(lines(promised!.fields)).toEqual(['width: number', 'note?: string']);
    expect(promised!.each).toBeUndefined();
    const {returns: listed} = named(apis, 'listed');
    expect(lines(listed!.fields)).toEqual(['width: number']);
    expect(listed!.each).toBe(true);
  });

  test('a long list of options is summed up after the required ones', () => {
    expect(named(apis, 'long').signature).toBe(
      'function long(options: {\n  must: 1;\n  // and 9 more, all optional\n}): void;',
    );
  });
});

describe('defaults', () => {
  const known = [
    ['of a destructured parameter', 'function f({x = 1}) {}', '1'],
    ['of a parameter that is destructured later', 'function f(o) { const {x = 2} = o; }', '2'],
    ['of the rest', 'function f({y, ...rest}) { const {x = 3} = rest; }', '3'],
    ['of ??', 'function f(o) { return o.x ?? 4; }', '4'],
    [
      'of ?? as older compilers write it',
      'function f({x}) { return x !== null && x !== void 0 ? x : 5; }',
      '5',
    ],
    [
      'of ?. with ?? as older compilers write them',
      'function f(o) { var _a; return (_a = o === null || o === void 0 ? void 0 : o.x) !== null && _a !== void 0 ? _a : 6; }',
      '6',
    ],
    ['of a chain', 'function f({x, y}) { return x ?? y ?? 7; }', '7'],
    [
      'set before it is replaced',
      'function f(o) { let x = 8; if (o.x !== undefined) { x = o.x; } }',
      '8',
    ],
    ['by the name of a constant', 'const NINE = 9; function f({x = NINE}) {}', '9'],
    [
      'of an arrow function behind a wrapper',
      'const inner = ({x = 10}) => {}; exports.f = wrap(inner);',
      '10',
    ],
    ['of text', `function f({x = 'high'}) {}`, `'high'`],
    ['of a list', 'function f({x = [1, -2]}) {}', '[1, -2]'],
  ] as const;
  const unknown = [
    ['when the code has two', 'function f({x}) { return a ? x ?? 1 : x ?? 2; }'],
    ['when it is computed', 'function f({x = now()}) {}'],
    ['when it stands for none', 'function f({x}) { return x ?? null; }'],
    ['when it is no constant', 'let value = 1; function f({x = value}) {}'],
    ['when a function inside has a name of its own', 'function f({x}) { return (x) => x ?? 1; }'],
    ['when the member of a member has the name', 'function f({y: {x = 1}}) {}'],
  ] as const;
  const toyOf = (code: string): Toy => ({
    declarations: 'export declare function f(options: {x?: number; y?: {x?: number}}): void;',
    code,
  });
  const extracted = extractToys([
    ...[...known, ...unknown].map(([, code]) => toyOf(code)),
    {
      declarations: 'export declare function f(a: number, b?: number): void;',
      code: 'function f(a = 1, b = 2) {}',
    },
    {
      declarations: `import type {FC} from 'react'; export declare const f: FC<{x?: number}>;`,
      code: `const Inner = ({x = 3}) => null;
        const f = (props) => jsx(Inner, {...props});
        exports.f = f;`,
    },
  ]).map((apis) => named(apis, 'f'));

  test.each(known.map(([title, , expected], index) => ({title, expected, index})))(
    '$title',
    ({expected, index}) => {
      expect(extracted[index]!.options[0]!.default).toBe(expected);
    },
  );

  test.each(unknown.map(([title], index) => ({title, index: index + known.length})))(
    'is not stated $title',
    ({index}) => {
      expect(extracted[index]!.options[0]).toEqual({name: 'x', type: 'number'});
    },
  );

  test('of positional parameters; what must be given has none', () => {
    expect(lines(extracted.at(-2)!.parameters)).toEqual(['a: number', 'b?: number = 2']);
  });

  test('of a component that hands all its props to one of the same file', () => {
    expect(lines(extracted.at(-1)!.options)).toEqual(['x?: number = 3']);
  });
});
