import {describe, expect, test} from 'vitest';
import {checkItemTypes} from './check-navbar.ts';
import {navbar} from './navbar.ts';

describe('the types of navbar items', () => {
  test('known types pass unchanged, and no type means the default one', () => {
    const items = [{label: 'Home', to: '/'}, {type: 'search'}, {type: 'dropdown', items: []}];
    expect(checkItemTypes(items)).toEqual(items);
  });

  test('an unknown type is an error that names the item and the known types', () => {
    const items = [{type: 'search'}, {type: 'menue', label: 'Products'}];
    expect(() => checkItemTypes(items)).toThrow(
      'src/config/navbar.ts: item 2 of the navbar ("Products") has the unknown type "menue". ' +
        'Known types: default, dropdown, search, html, doc, docSidebar, docsVersion, ' +
        'docsVersionDropdown, localeDropdown.',
    );
  });

  test('an item inside a dropdown is named with its dropdown', () => {
    const items = [{type: 'dropdown', label: 'More', items: [{type: 'dox', label: 'Docs'}]}];
    expect(() => checkItemTypes(items)).toThrow(
      'item 1 of item 1 of the navbar ("More") ("Docs") has the unknown type "dox"',
    );
  });

  test('the site’s own navbar has passed', () => {
    expect(navbar.items).toHaveLength(11);
  });
});
