import {expect, test} from 'vitest';
import {fact} from '../../tests/support/toy-facts.ts';
import type {OptionFact} from '../facts.ts';
import {readingOf} from './look-up.ts';
import {nameOf, namesOf, ownerOf, withoutRepeats} from './since.ts';

const option = (name: string): OptionFact => ({name, type: 'number'});

const full = fact('render', {
  parameters: [option('input')],
  optionsParameter: option('options'),
  options: [option('crf')],
  inherited: [option('id')],
  returns: {type: 'object', fields: [option('slow')]},
});

test('names of an export and of what is listed for it', () => {
  const own = ['render', 'render#options.crf', 'render#arguments.input', 'render#returns.slow'];
  expect([...namesOf([full])]).toEqual(own);
});

test('an option belongs to its export, a member to its object', () => {
  expect(ownerOf(nameOf('Series.Sequence', 'options', 'offset'))).toBe('Series.Sequence');
  expect(ownerOf('Series.Sequence')).toBe('Series');
  expect(ownerOf('Series')).toBeUndefined();
});

test('what came with its owner is not repeated, also over several steps', () => {
  const early = {version: '4.0.10'};
  const late = {version: '4.0.20'};
  const names = {Easing: early, 'Easing.bezier': early, 'Easing.bezier#arguments.x': early};
  expect(withoutRepeats(names)).toEqual({Easing: early});
  expect(withoutRepeats({...names, 'Easing.bezier#arguments.x': late})).toEqual({
    Easing: early,
    'Easing.bezier#arguments.x': late,
  });
});

test('a version that names all its modules says yes or no', () => {
  const reading = readingOf([full, fact('bare')], true);
  expect(reading('render#options.crf')).toBe(true);
  expect(reading('render#options.id')).toBe(true);
  expect(reading('render#arguments.options')).toBe(true);
  expect(reading('render#options.codec')).toBe(false);
  expect(reading('bare#options.codec')).toBe(false);
  expect(reading('other')).toBe(false);
});

test('with a module missing, an export without any options does not say that one is missing', () => {
  const reading = readingOf([full, fact('bare')], false);
  expect(reading('bare#options.codec')).toBeUndefined();
  expect(reading('bare')).toBe(true);
  expect(reading('render#options.codec')).toBe(false);
  expect(reading('other#options.codec')).toBe(false);
});

test('a version without any exports says nothing: its types were not found', () => {
  expect(readingOf([], true)('render')).toBeUndefined();
});
