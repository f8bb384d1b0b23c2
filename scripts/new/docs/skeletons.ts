import type {Kind} from '../../../src/plugins/front-matter/schemas.ts';
import type {Answers} from '../question.ts';
import {linkTo} from './links.ts';
import {partsOfApi, sectionsOfCommand} from './sections.ts';

/** A gap that the author fills; readers do not see it. */
const gap = (what: string) => `{/* Write: ${what} */}`;

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;

const sample = fence(
  'tsx title="src/MyVideo.tsx"',
  `import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const MyVideo = () => {
  const frame = useCurrentFrame();

  return <AbsoluteFill>Frame {frame}</AbsoluteFill>;
};`,
);

/** Links that any page may end with, until its author knows better ones. */
const furtherPages = (file: string) =>
  [
    linkTo(
      file,
      'docs/getting-started.mdx',
      'Create a new project',
      'from an empty folder to an MP4',
    ),
    linkTo(file, 'docs/api.mdx', 'API overview', 'what each package is for'),
  ].join('\n');

type Blocks = readonly string[];
type Skeleton = (answers: Answers, file: string) => Blocks | Promise<Blocks>;

/** The blocks of a new docs page below its front matter, by kind. */
export const skeletons: Readonly<Record<Kind, Skeleton>> = {
  guide: ({description}, file) => [
    description!,
    '## Prerequisites',
    'You need a project with `remotion` in it.',
    '## Write the composition',
    gap('what this step does, then its complete code, then the result as a demo or a picture.'),
    sample,
    '## Next steps',
    furtherPages(file),
  ],
  concept: ({description}, file) => [
    description!,
    gap('a demo or a picture of the idea.'),
    '## How it behaves',
    sample,
    gap('what follows from it, and where it is used.'),
    '## See also',
    furtherPages(file),
  ],
  reference: async ({description, api}, file) => {
    const {example, sections} = await partsOfApi(api!, gap('meaning, unit, range, behaviour.'));
    return [
      description!,
      gap('a complete sample that does something visible, instead of this one.'),
      fence('tsx', example),
      ...sections,
      gap('behaviour in the Studio, the Player and renders; errors and their remedy.'),
      '## See also',
      furtherPages(file),
    ];
  },
  cli: ({description, cli}, file) => [
    description!,
    fence('bash', `npx remotion ${cli}`),
    '## Flags',
    ...sectionsOfCommand(cli!, gap('what it changes, its values and its default.')),
    gap('what the command prints, and its exit code when it fails.'),
    '## See also',
    furtherPages(file),
  ],
  package: ({description, package: name}, file) => [
    description!,
    '## Install',
    `<Install packages={['${name}']} />`,
    '## Smallest example',
    gap('the smallest sample that does something visible, instead of this one.'),
    fence('ts', `import * as everything from '${name}';\n\nconsole.log(Object.keys(everything));`),
    gap('a table of its APIs, its license and its size.'),
    '## See also',
    furtherPages(file),
  ],
  troubleshooting: ({description, message}, file) => [
    description!,
    fence('text', message!),
    '## Why it happens',
    gap('the cause, in two or three sentences.'),
    '## How to fix it',
    gap('the fixes, most likely first, each with its code.'),
    '## Verify the fix',
    'Run the command again that printed the message. It ends without it.',
    '## See also',
    furtherPages(file),
  ],
  migration: ({description}) => [
    description!,
    '## How to upgrade',
    fence('bash', 'npx remotion upgrade'),
    '## Breaking changes',
    gap('one ### a change, with the code before and after it.'),
    '## Checklist',
    '- All packages of the toolkit have the same version: `npx remotion versions` reports no mismatch.',
  ],
  note: ({description}) => [description!, gap('the facts in order, with their dates.')],
};
