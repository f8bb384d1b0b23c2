import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import type {Expert} from '../../src/data/schemas/experts.ts';
import type {LambdaPrices} from '../../src/data/schemas/lambda-prices.ts';
import type {TeamMember} from '../../src/data/schemas/team.ts';
import type {Template} from '../../src/data/schemas/templates.ts';
import {readDemo} from '../../src/plugins/demos/read-demo.ts';

const folder = new URL('../../src/data/', import.meta.url);
const text = (file: string) => readFileSync(new URL(file, folder), 'utf8');

const records = <T>(name: string): [string, T][] =>
  readdirSync(new URL(`${name}/`, folder))
    .sort()
    .map((file) => [file.replace('.yaml', ''), parse(text(`${name}/${file}`)) as T]);

const experts = records<Expert>('experts');
const templates = records<Template>('templates');
const team = records<TeamMember>('team');

describe('templates', () => {
  test.each(templates)('%s has a composition of its shape', async (slug, {width, height}) => {
    const {meta} = await readDemo(`templates/${slug}`);
    expect(meta.width / meta.height).toBeCloseTo(width / height, 2);
  });
});

describe('team', () => {
  test('is two people, with role and public profiles', () => {
    expect(team).toEqual([
      [
        'jonny-burger',
        {
          name: 'Jonny Burger',
          role: 'Chief Hacker',
          github: 'JonnyBurger',
          x: 'JNYBGR',
          linkedin: 'in/jonny-burger-4115109b',
        },
      ],
      [
        'mehmet-ademi',
        {
          name: 'Mehmet Ademi',
          role: 'Business Manager',
          github: 'MehmetAdemi',
          x: 'MehmetAdemi',
          linkedin: 'in/mehmet-ademi',
        },
      ],
    ]);
  });
});

describe('figures', () => {
  test('prices of the license, with their year', () => {
    expect(parse(text('figures/license-prices.yaml'))).toMatchObject({
      year: 2025,
      currency: 'USD',
      period: 'month',
      developerSeat: 25,
      cloudRenderingUnit: 10,
      rendersPerUnit: 1000,
      webcodecsUnit: 10,
      conversionsPerUnit: 1000,
      minimum: 100,
      enterpriseFrom: 500,
      freeUpToPeople: 3,
      companyLicenseFromPeople: 4,
    });
  });

  test('prices and limits of Lambda', () => {
    const prices = parse(text('figures/lambda-prices.yaml')) as LambdaPrices;
    expect(prices).toMatchObject({
      defaultRegion: 'us-east-1',
      memoryMb: {min: 512, max: 10240, default: 2048},
      diskMb: {min: 512, max: 10240, default: 2048},
      freeDiskMb: 512,
      timeoutSeconds: {min: 15, max: 900, default: 120},
      framesPerFunction: 20,
      concurrencyPerRegion: 1000,
    });
    expect(prices.regions['us-east-1']).toEqual({
      gbSecond: 0.0000133334,
      diskGbSecond: 0.0000000309,
      request: 0.0000002,
    });
    expect(prices.regions['af-south-1']).toEqual({
      gbSecond: 0.00001768,
      diskGbSecond: 0.0000000404,
      request: 0.00000027,
    });
  });

  test.each(['license-prices', 'lambda-prices'])('%s name their source', (name) => {
    const {source} = parse(text(`figures/${name}.yaml`)) as {source: string};
    expect(source.length).toBeGreaterThan(20);
  });
});

test('descriptions of profiles and templates are all different', () => {
  const descriptions = [
    ...experts.map(([, {summary}]) => summary),
    ...templates.map(([, {description}]) => description),
  ];
  expect(descriptions.length).toBeGreaterThan(30);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test('no record holds an email address', () => {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.yaml'),
  );
  expect(files.length).toBeGreaterThanOrEqual(17 + 19 + 18 + 2 + 2);
  for (const file of files) {
    expect(text(file), file).not.toMatch(/[\w.+-]+@[\w-]+\.[a-z]{2,}/i);
  }
});
