import {expect, it} from 'vitest';
import {locationsIn} from './page-location.ts';

const locationOf = locationsIn({
  mainSidebar: [
    'lambda',
    {
      type: 'category',
      label: 'Player',
      link: {type: 'doc', id: 'player/index'},
      items: [{type: 'category', label: 'Inside', items: ['player/buffer']}],
    },
  ],
  apiSidebar: [
    {
      type: 'category',
      label: '@remotion/player',
      items: [{type: 'ref', id: 'lambda'}, 'player/api'],
    },
  ],
  recorderSidebar: ['recorder/index'],
});

it.each([
  ['a doc at the top of its sidebar', '/docs/lambda', 'lambda', 'Docs', 'Docs'],
  ['the page of a category', '/docs/player', 'player/index', 'Docs', 'Player'],
  ['a doc in a category of a category', '/docs/player/buffer', 'player/buffer', 'Docs', 'Player'],
  ['a doc of the API', '/docs/player/api', 'player/api', 'API', '@remotion/player'],
  ['the recorder', '/docs/recorder', 'recorder/index', 'Recorder', 'Recorder'],
  ['a doc in no sidebar', '/docs/notes', 'notes', 'Docs', 'Docs'],
  ['a post', '/blog/4-0', undefined, 'Blog', 'Blog'],
  ['a tutorial', '/learn/apple-wow', undefined, 'Learn', 'Learn'],
  ['a story', '/success-stories/a', undefined, 'Success stories', 'Success stories'],
  ['a template', '/templates/next', undefined, 'Templates', 'Templates'],
  ['the experts', '/experts', undefined, 'Experts', 'Experts'],
  ['a product page', '/player', undefined, 'Pages', 'Pages'],
  ['the home page', '/', undefined, 'Pages', 'Pages'],
])('%s', (_, path, id, area, group) => {
  expect(locationOf(path, id)).toEqual({area, group});
});
