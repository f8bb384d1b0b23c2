import {describe, expect, it} from 'vitest';
import {createToAddress} from './site-address';

const toAddress = createToAddress({
  externalPattern: '^https://store\\.test/',
  withBaseUrl: (path) => `/base${path}`,
});

describe('createToAddress', () => {
  it.each([
    ['https://old.test/docs/a#part', '/base/docs/a#part'],
    ['/docs/a?x=1', '/base/docs/a?x=1'],
    ['https://old.test//evil.test/', '/base/evil.test/'],
    ['//evil.test/docs', '/base/docs'],
    ['https://STORE.test/shirt', 'https://store.test/shirt'],
  ])('%s leads to %s', (url, address) => {
    expect(toAddress(url)).toBe(address);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('%s leads nowhere', (url) => {
    expect(toAddress(url)).toBeNull();
  });
});
