import {readFileSync} from 'node:fs';
import {inspect} from 'node:util';
import {describe, expect, test} from 'vitest';
import {expertSchema} from '../../data/schemas/experts.ts';
import {BadRecordsError} from './read-catalog.ts';
import {readRecord, slugOf} from './read-record.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../tests/fixtures/catalog/${name}.yaml`, import.meta.url), 'utf8');

const read = (text: string, file = 'src/data/experts/jane-doe.yaml') =>
  readRecord({file, text}, expertSchema);

/** What the build prints for a file. */
const printed = (text: string, file?: string) => {
  const result = read(text, file);
  return 'findings' in result ? inspect(new BadRecordsError(result.findings)) : 'no findings';
};

const good = `name: Jane Doe
since: 2024-02-28
summary: Lists one work and has a website, which is all that this record of a test has to say about her.
offersVideoCall: true
works:
  - name: A film
`;

describe('a good record', () => {
  test('is read with its slug', () => {
    expect(read(good)).toEqual({
      slug: 'jane-doe',
      record: {
        name: 'Jane Doe',
        since: '2024-02-28',
        summary:
          'Lists one work and has a website, which is all that this record of a test has to say about her.',
        offersVideoCall: true,
        works: [{name: 'A film'}],
      },
    });
  });

  test('has the name of its file as slug', () =>
    expect(slugOf('src/data/experts/jane-doe.yaml')).toBe('jane-doe'));
});

describe('a bad record prints', () => {
  test('a wrong date', () =>
    expect(printed(fixture('wrong-date'))).toBe(
      `Some records are wrong:
src/data/experts/jane-doe.yaml:2:1 record since must be a date. Write year, month and day as in 2024-03-17, without quotes.`,
    ));

  test('unknown fields, with the known one that was probably meant', () =>
    expect(printed(fixture('unknown-key'))).toBe(
      `Some records are wrong:
src/data/experts/jane-doe.yaml:5:1 record webiste is not a known field. Did you mean website?
src/data/experts/jane-doe.yaml:8:1 record works[0].adress is not a known field. Remove it; the known fields are name, url.`,
    ));

  test('addresses that are not https', () =>
    expect(printed(fixture('bad-url'))).toBe(
      `Some records are wrong:
src/data/experts/jane-doe.yaml:5:1 record website must be an https address. Write the whole address, beginning with https://, or remove it.
src/data/experts/jane-doe.yaml:10:1 record works[1].url must be an https address. Write the whole address, beginning with https://, or remove it.`,
    ));

  test('a file that is not YAML', () =>
    expect(printed(fixture('not-yaml'))).toBe(
      `Some records are wrong:
src/data/experts/jane-doe.yaml:3:1 record The YAML cannot be read: Flow sequence in block collection must be sufficiently indented and end with a ]. Correct the indentation, quotes, brackets or doubled field at or above this line.`,
    ));

  test('everything wrong in a file at once', () =>
    expect(printed(fixture('many-mistakes'))).toBe(
      `Some records are wrong:
src/data/experts/jane-doe.yaml:1:1 record name is missing. Add it; it must be text.
src/data/experts/jane-doe.yaml:1:1 record since must be text. Write text, in quotes if it looks like a number.
src/data/experts/jane-doe.yaml:2:1 record summary must not contain an email address. Link a public profile instead.
src/data/experts/jane-doe.yaml:3:1 record offersVideoCall must be true or false. Write true or false without quotes.
src/data/experts/jane-doe.yaml:4:1 record github must be a profile name. Write only the name, without @ and without the address before it.
src/data/experts/jane-doe.yaml:5:1 record works must be a list. Write one item per line, each after a hyphen.`,
    ));

  test.each([
    ['', '1:1 record The record must be a group of fields. Write one "field: value" per line.'],
    [
      'hello',
      '1:1 record The record must be a group of fields. Write one "field: value" per line.',
    ],
    [
      `${good}name: Jane\n`,
      '7:1 record The YAML cannot be read: Map keys must be unique. Correct the indentation, quotes, brackets or doubled field at or above this line.',
    ],
    [
      good.replace('  - name: A film', '  - name: ""'),
      '6:1 record works[0].name must have at least 1 character. Write more.',
    ],
  ])('%j', (text, message) =>
    expect(printed(text)).toBe(
      `Some records are wrong:\nsrc/data/experts/jane-doe.yaml:${message}`,
    ),
  );

  test.each(['Jane.yaml', 'jane_doe.yaml', 'jane-doe.yml', 'jane-doe'])(
    'the file name %s',
    (name) =>
      expect(printed(good, `src/data/experts/${name}`)).toBe(
        `Some records are wrong:
src/data/experts/${name}:1:1 record The file must be named as an address and end in .yaml. Rename the file to lower-case letters, digits and hyphens, such as jane-doe.yaml.`,
      ),
  );
});

test('the error carries no stack: the mistake is in a record', () => {
  const error = new BadRecordsError([]);
  expect(error.stack).toBe(error.message);
});
