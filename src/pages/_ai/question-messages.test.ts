import {expect, it} from 'vitest';
import {readQuestion} from './question-messages';

const own = 'https://site.test';
const data = {type: 'ask-ai:question', question: 'How?'};

it('reads a question from the own origin', () => {
  expect(readQuestion({origin: own, data}, own)).toBe('How?');
  expect(readQuestion({origin: own, data: {...data, question: 'x'.repeat(900)}}, own)).toHaveLength(
    500,
  );
});

it.each([
  ['another origin', 'https://evil.test', data],
  ['no origin', 'null', data],
  ['another type', own, {type: 'close', question: 'How?'}],
  ['no question', own, {type: 'ask-ai:question'}],
  ['an empty question', own, {type: 'ask-ai:question', question: '  '}],
  ['text', own, 'ask-ai:question'],
  ['nothing', own, null],
])('ignores %s', (_, origin, message) => {
  expect(readQuestion({origin, data: message}, own)).toBeNull();
});
