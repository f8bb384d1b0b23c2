import {expect, test} from 'vitest';
import {areaSections, docOrder, docSections, type LoadedDocs} from './sections.ts';

const doc = (id: string) => ({type: 'doc' as const, id});
const category = (label: string, ...ids: string[]) => ({
  type: 'category' as const,
  label,
  collapsed: false,
  collapsible: true,
  items: ids.map(doc),
});
const loaded: LoadedDocs = {
  docs: ['start', 'lambda', 'license', 'frame', 'api', 'notes'].map((id) => ({
    id,
    permalink: `/docs/${id}`,
  })),
  sidebars: {
    mainSidebar: [
      doc('lambda'),
      {...category('Basics', 'frame'), link: {type: 'doc', id: 'start'}},
      doc('license'),
    ],
    apiSidebar: [doc('api')],
  },
};

test('each category is a section, and what stands between them shares one', () => {
  expect(docSections(loaded)).toEqual([
    {title: 'Guides', permalinks: ['/docs/lambda', '/docs/license']},
    {title: 'Guides: Basics', permalinks: ['/docs/start', '/docs/frame']},
    {title: 'API', permalinks: ['/docs/api']},
    {title: 'More documentation', permalinks: ['/docs/notes']},
  ]);
});

test('all docs in the order of the sidebars', () => {
  expect(docOrder(loaded)).toEqual(
    ['lambda', 'start', 'frame', 'license', 'api', 'notes'].map((id) => `/docs/${id}`),
  );
});

test('a directory is a section under the title of its first page, single pages share one', () => {
  const pages = [
    {permalink: '/', title: 'Home'},
    {permalink: '/blog/two', title: 'Two'},
    {permalink: '/blog', title: 'Blog'},
    {permalink: '/about/', title: 'About'},
  ];
  expect(areaSections(pages, '/')).toEqual([
    {title: 'Blog', permalinks: ['/blog', '/blog/two']},
    {title: 'Site', permalinks: ['/', '/about/']},
  ]);
});
