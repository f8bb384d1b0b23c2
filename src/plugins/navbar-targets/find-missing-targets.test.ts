import {describe, expect, test} from 'vitest';
import {findMissingTargets, type Docs} from './find-missing-targets.ts';

const docs = new Map<string, Docs>([
  [
    'default',
    {
      sidebars: new Map([
        ['mainSidebar', true],
        ['emptySidebar', false],
      ]),
      docIds: ['api', 'intro'],
    },
  ],
]);
const find = (...items: Parameters<typeof findMissingTargets>[0]) =>
  findMissingTargets(items, docs);

describe('where navbar items lead', () => {
  test('items with a target, and items that name none, are fine', () => {
    expect(
      find(
        {type: 'docSidebar', sidebarId: 'mainSidebar', label: 'Docs'},
        {type: 'doc', docId: 'api'},
        {type: 'search'},
        {label: 'More', items: [{type: 'doc', docId: 'intro'}]},
      ),
    ).toEqual([]);
  });

  test('a sidebar without a link is told once, with what to do', () => {
    expect(find({type: 'docSidebar', sidebarId: 'emptySidebar', label: 'API'})).toEqual([
      'Navbar item "API": sidebar "emptySidebar" has nothing to link to. ' +
        'Put a doc into it, or take the item out of src/config/navbar.ts.',
    ]);
  });

  test('unknown sidebars, docs and plugins are told with the ids there are', () => {
    expect(
      find(
        {type: 'docSidebar', sidebarId: 'nope', label: 'A'},
        {label: 'More', items: [{type: 'doc', docId: 'nope'}]},
        {type: 'doc', docId: 'api', docsPluginId: 'other', label: 'C'},
      ),
    ).toEqual([
      'Navbar item "A": there is no sidebar "nope". Available sidebar ids:\n- mainSidebar\n- emptySidebar',
      'Navbar item "doc": there is no doc "nope". Available doc ids:\n- api\n- intro',
      'Navbar item "C": there is no docs plugin "other". Available plugin ids:\n- default',
    ]);
  });
});
