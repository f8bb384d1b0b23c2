import {describe, expect, test} from 'vitest';
import * as z from 'zod';
import {fieldsOf} from './fields-of.ts';

const fields = (shape: z.ZodRawShape) => fieldsOf(z.object(shape), 'src/demos/ball/demo.ts');
const field = (type: z.ZodType) => fields({value: type})[0];
const named = {name: 'value', label: 'Value'};

describe('fields of a schema', () => {
  test('are in its order, with its labels', () => {
    const shape = {
      on: z.boolean().default(true).describe('Turned on'),
      from: z.number().min(0).max(9).default(1).describe('First frame'),
    };
    expect(fields(shape).map(({name, label}) => [name, label])).toEqual([
      ['on', 'Turned on'],
      ['from', 'First frame'],
    ]);
  });

  test.each([
    [z.number().int().min(1).max(200).default(3), {kind: 'number', min: 1, max: 200, step: 1}],
    [z.number().min(0).max(1).default(0.5), {kind: 'number', min: 0, max: 1, step: 0.01}],
    [z.number().min(0).max(5).default(1), {kind: 'number', min: 0, max: 5, step: 0.1}],
    [z.number().min(-400).max(400).default(1), {kind: 'number', min: -400, max: 400, step: 1}],
    [
      z.number().min(0.5).max(2).multipleOf(0.25).default(1),
      {kind: 'number', min: 0.5, max: 2, step: 0.25},
    ],
    [z.boolean().default(false), {kind: 'switch'}],
    [z.enum(['clamp', 'extend']).default('clamp'), {kind: 'choice', options: ['clamp', 'extend']}],
    [z.string().default('Hello'), {kind: 'text', maxLength: 60}],
    [z.string().max(12).default('Hello'), {kind: 'text', maxLength: 12}],
    [z.string().meta({control: 'color'}).default('#1d56e0'), {kind: 'color'}],
    [z.string().default('#1D56E0'), {kind: 'color'}],
    [z.string().meta({control: 'text'}).default('#1d56e0'), {kind: 'text', maxLength: 60}],
  ])('%#: the type decides the control', (type, expected) => {
    expect(field(type.describe('Value'))).toEqual({...named, ...expected});
  });

  test.each([
    [z.number().min(0).max(1).default(0), /"value" has no label\. Add `\.describe\('Label'\)`\./],
    [
      z.number().min(0).max(1).describe('Value'),
      /"value" has no default\. Add `\.default\(value\)/,
    ],
    [z.number().default(0).describe('Value'), /"value" has no range\. Add `\.min\(lowest\)/],
    [z.number().int().default(0).describe('Value'), /"value" has no range/],
    [z.array(z.string()).default([]).describe('Value'), /"value" has a type without a control/],
  ])('%#: what is missing is named with file, prop and hint', (type, message) => {
    expect(() => field(type)).toThrow(message);
    expect(() => field(type)).toThrow(/^src\/demos\/ball\/demo\.ts: /);
  });
});
