import {anchorOf} from '../../src/search/engine/site-index.ts';
import type {Area, RecordType, SearchRecord} from '../../src/search/record.ts';

type Text = {heading: string; level?: 2 | 3; text?: string};

/** Records of one page for tests. */
export function recordsOf(
  path: string,
  title: string,
  text = '',
  {area = 'Docs' as Area, group = area as string, sections = [] as Text[]} = {},
): SearchRecord[] {
  const address = `https://site.test${path}`;
  let parent: string | null = null;
  const record = (
    type: RecordType,
    heading: string | null,
    content: string,
    position: number,
  ): SearchRecord => {
    const anchor = heading === null ? null : anchorOf(heading);
    parent = type === 'lvl2' ? heading : parent;
    return {
      objectID: anchor === null ? path : `${path}#${anchor}`,
      url: anchor === null ? address : `${address}#${anchor}`,
      url_without_anchor: address,
      anchor,
      type,
      hierarchy: {
        lvl0: group,
        lvl1: title,
        lvl2: parent,
        lvl3: type === 'lvl3' ? heading : null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: content || null,
      language: 'en',
      docusaurus_tag: path.startsWith('/docs') ? 'docs-default-current' : 'default',
      version: 'current',
      area,
      weight: {level: type === 'lvl1' ? 100 : 80, position},
    };
  };
  return [
    record('lvl1', null, text, 0),
    ...sections.map(({heading, level = 2, text: content = ''}, index) =>
      record(`lvl${level}`, heading, content, index + 1),
    ),
  ];
}

/** A small site: names, guides, a command and pages that only mention things. */
export const siteRecords: SearchRecord[] = [
  ...recordsOf('/', 'Make videos programmatically', 'A toolkit for videos in React.', {
    area: 'Pages',
  }),
  ...recordsOf('/docs/interpolate', 'interpolate()', 'Maps a range of frames to values.', {
    area: 'API',
    group: 'remotion',
    sections: [
      {heading: 'Options'},
      {heading: 'extrapolateLeft', level: 3, text: 'What happens below the range.'},
      {
        heading: 'Errors',
        text: 'inputRange must be strictly monotonically increasing but got [1, 1]',
      },
    ],
  }),
  ...recordsOf('/docs/interpolate-colors', 'interpolateColors()', 'Blends colors over frames.', {
    area: 'API',
  }),
  ...recordsOf('/docs/use-current-frame', 'useCurrentFrame()', 'The frame being drawn.', {
    area: 'API',
  }),
  ...recordsOf('/docs/sequence', '<Sequence>', 'Gives children a place in time.', {
    area: 'API',
    sections: [
      {heading: 'layout', level: 3, text: 'Wraps the children in a box & more, or "none".'},
    ],
  }),
  ...recordsOf('/docs/terminology/sequence', 'Sequence', 'A stretch of time in a composition.'),
  ...recordsOf('/docs/render', 'Render your video', 'Get a video file from a composition.'),
  ...recordsOf('/docs/render-media', 'renderMedia()', 'Renders a video from a Node.js program.', {
    area: 'API',
  }),
  ...recordsOf('/docs/cli/render', 'npx remotion render', 'Renders on the command line.', {
    area: 'API',
    sections: [{heading: '--gl', level: 3, text: 'What draws WebGL.'}],
  }),
  ...recordsOf('/docs/gl', 'Graphics: GL in renders', 'How gl is drawn, gl by gl.'),
  ...recordsOf('/docs/lambda', '@remotion/lambda', 'Renders video on Lambda.', {
    sections: [{heading: 'Limits', text: 'Memory and disk of a function.'}],
  }),
  ...recordsOf('/docs/captions', 'Captions', 'Show words when they are spoken.'),
  ...recordsOf('/blog/release', 'A release', 'News of interpolate, Lambda, memory and frames.', {
    area: 'Blog',
  }),
];
