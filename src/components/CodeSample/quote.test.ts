import {expect, it} from 'vitest';
import {quote} from './quote.ts';

it.each([
  ['Hello, video', `'Hello, video'`],
  ['', `''`],
  [`it's`, String.raw`'it\'s'`],
  [String.raw`C:\clips`, String.raw`'C:\\clips'`],
  ['two\nlines', String.raw`'two\nlines'`],
  ['</script>{"}', `'</script>{"}'`],
])('quotes %j', (text, literal) => {
  expect(quote(text)).toBe(literal);
});
