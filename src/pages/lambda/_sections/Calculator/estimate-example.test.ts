import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {lambdaPricesSchema} from '@site/src/data/schemas/lambda-prices';
import {estimateExample} from './estimate-example.ts';
import {examples, type ExampleName, type Temperature} from './examples.ts';

const figures = lambdaPricesSchema.parse(
  parse(readFileSync('src/data/figures/lambda-prices.yaml', 'utf8')),
);

const cases = Object.entries(examples).flatMap(([name, {measured}]) =>
  Object.entries(measured).map(
    ([temperature, {seconds, dollars}]) =>
      [name as ExampleName, temperature as Temperature, seconds, dollars] as const,
  ),
);

it('has two published renders, each on warm and on cold functions', () => {
  expect(cases).toEqual([
    ['video', 'warm', 18.91, 0.017],
    ['video', 'cold', 15.52, 0.021],
    ['graphics', 'warm', 7.56, 0.001],
    ['graphics', 'cold', 11.02, 0.001],
  ]);
});

it.each(cases)('the estimate of %s, %s, is within 20 %%', (name, temperature, seconds, dollars) => {
  const {renderMs, price} = estimateExample(name, temperature, figures);
  expect(Math.abs(renderMs / 1000 / seconds - 1)).toBeLessThanOrEqual(0.2);
  expect(Math.abs(price / dollars - 1)).toBeLessThanOrEqual(0.2);
});
