import {describe, expect, test} from 'vitest';
import * as z from 'zod';
import {checkRecord, fieldName} from './check-record.ts';
import {handle, httpsUrl, isoDate, linkedInPath, pageOrHttpsUrl, sentence} from './fields.ts';
import {nearestWord} from './nearest-word.ts';
import {templateSchema} from './templates.ts';

const accepts = (schema: z.ZodType, value: unknown) => checkRecord(schema, value).ok;

const findings = (schema: z.ZodType, value: unknown) => {
  const checked = checkRecord(schema, value);
  return checked.ok
    ? []
    : checked.findings.map(({path, rule, hint}) => [fieldName(path), rule, hint]);
};

describe('fields', () => {
  test.each([
    [isoDate(), '2024-02-29', true],
    [isoDate(), '2023-02-29', false],
    [isoDate(), '2024-2-9', false],
    [isoDate(), '29.02.2024', false],
    [httpsUrl(), 'https://example.com/a?b#c', true],
    [httpsUrl(), 'http://example.com', false],
    [httpsUrl(), 'example.com', false],
    [httpsUrl(), 'javascript:alert(1)', false],
    [httpsUrl(), 'mailto:jane@example.com', false],
    [pageOrHttpsUrl(), '/docs/player/', true],
    [pageOrHttpsUrl(), '//example.com', false],
    [pageOrHttpsUrl(), 'docs/player', false],
    [handle(), 'Slashgear_', true],
    [handle(), 'Just-Moh-it', true],
    [handle(), '@jane', false],
    [handle(), 'https://x.com/jane', false],
    [linkedInPath(), 'in/alex-f-17a5bb56/', true],
    [linkedInPath(), 'https://www.linkedin.com/in/jane/', false],
    [sentence(), 'x'.repeat(60), true],
    [sentence(), 'x'.repeat(59), false],
    [sentence(), 'x'.repeat(160), true],
    [sentence(), 'x'.repeat(161), false],
    [sentence(), `${'x'.repeat(60)} me@example.com`, false],
  ])('%# %s', (schema, value, expected) => expect(accepts(schema, value)).toBe(expected));
});

describe('findings', () => {
  const schema = z.strictObject({
    size: z.number().int().min(1).max(10),
    kind: z.enum(['audio', 'video']),
    tags: z.array(z.string()).max(2).optional(),
    regions: z.record(z.string(), z.strictObject({price: z.number()})).optional(),
  });

  test.each([
    [{size: '5', kind: 'audio'}, 'size', 'must be a number'],
    [{size: 1.5, kind: 'audio'}, 'size', 'must be a whole number'],
    [{size: 0, kind: 'audio'}, 'size', 'must be at least 1'],
    [{size: 11, kind: 'audio'}, 'size', 'must be at most 10'],
    [{size: 5}, 'kind', 'is missing'],
    [{size: 5, kind: 'vidio'}, 'kind', 'must be one of audio, video'],
    [{size: 5, kind: 'audio', tags: ['a', 'b', 'c']}, 'tags', 'must have at most 2 items'],
    [{size: 5, kind: 'audio', tags: ['a', 2]}, 'tags[1]', 'must be text'],
    [
      {size: 5, kind: 'audio', regions: {'us-east-1': {price: 1, prise: 1}}},
      'regions.us-east-1.prise',
      'is not a known field',
    ],
  ])('of %j', (value, field, rule) => {
    const found = findings(schema, value);
    expect(found.map(([path, broken]) => [path, broken])).toEqual([[field, rule]]);
    expect(found[0]![2]).toMatch(/^[A-Z].*[.?]$/);
  });

  test('a message of the schema is split into rule and hint', () => {
    const own = z
      .string()
      .refine(() => false, {error: 'The title is bad. Write a good one. Please.'});
    expect(findings(own, 'x')).toEqual([['', 'The title is bad', 'Write a good one. Please.']]);
  });

  test('a near value is offered', () => {
    expect(findings(templateSchema.pick({kind: true}), {kind: 'starters'})[0]![2]).toBe(
      'Did you mean starter?',
    );
  });
});

test.each([
  ['webiste', 'website'],
  ['GitHub', 'github'],
  ['linkdin', 'linkedin'],
  ['colour', undefined],
  ['', undefined],
])('the word nearest to %j is %j', (word, near) =>
  expect(nearestWord(word, ['website', 'github', 'linkedin', 'works'])).toBe(near),
);
