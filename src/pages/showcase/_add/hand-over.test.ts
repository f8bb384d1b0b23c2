import {expect, test} from 'vitest';
import {checkEntry} from './check-entry.ts';
import {emptyDraft} from './draft.ts';
import {addressLimit, newFileAddress, recordPath} from './hand-over.ts';

const repository = {address: 'https://github.com/owner/site', branch: 'main'};

test('the address carries path and text, and gives them back', () => {
  const text = 'title: "50% & more + #1?"\ntopic: é 🎬\n';
  const address = new URL(newFileAddress(repository, recordPath('a-b'), text));
  expect(address.origin + address.pathname).toBe(`${repository.address}/new/main`);
  expect(address.searchParams.get('filename')).toBe('src/data/showcase/a-b.yaml');
  expect(address.searchParams.get('value')).toBe(text);
});

test('without a text it has only the path', () => {
  expect(newFileAddress(repository, recordPath('a'))).toBe(
    `${repository.address}/new/main?filename=src%2Fdata%2Fshowcase%2Fa.yaml`,
  );
});

test('no record makes it throw, and a long one is over the limit', () => {
  const url = `https://example.com/${'é'.repeat(270)}`;
  const links = Array.from({length: 6}, (_, row) => ({type: 'video', url: `${url}${row}`}));
  const {yaml} = checkEntry({...emptyDraft, title: '\uD800', links}, []);
  expect(newFileAddress(repository, recordPath('x'), yaml).length).toBeGreaterThan(addressLimit);
});
