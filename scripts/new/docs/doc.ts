import {kinds, type Kind} from '../../../src/plugins/front-matter/schemas.ts';
import {unlisted} from '../../../src/checks/sidebars/unlisted.ts';
import {begun, frontMatter} from '../front-matter.ts';
import {NewPageError, type Answers, type Maker, type Question} from '../question.ts';
import {slugFrom} from '../slug.ts';
import {categoryPaths} from './categories.ts';
import {skeletons} from './skeletons.ts';

/** What only pages of one kind are asked. */
const ofKind: Readonly<Partial<Record<Kind, Question>>> = {
  reference: {name: 'api', asks: 'Package and export, such as remotion#interpolate'},
  cli: {name: 'cli', asks: 'Command without npx remotion, such as render'},
  package: {name: 'package', asks: 'Name on the package registry, such as @remotion/gif'},
  troubleshooting: {name: 'message', asks: 'The message, as readers see it'},
};

const isUnlisted = ({path}: Answers) => path !== undefined && unlisted.includes(path);

/** A page of the docs. */
export const doc: Maker = {
  what: 'a page of the docs',
  questions(answers) {
    const {title = '', kind} = answers;
    const own = ofKind[kind as Kind];
    return [
      {name: 'kind', asks: 'Kind of the page', choices: kinds},
      {name: 'title', asks: 'Title'},
      {name: 'description', asks: 'What the page tells, in one sentence of 60 to 160 characters'},
      ...(own ? [own] : []),
      {
        name: 'path',
        asks: 'Address below /docs/, such as audio/volume',
        fallback: slugFrom(title) || undefined,
      },
      ...(isUnlisted(answers)
        ? []
        : [{name: 'category', asks: 'Category of the sidebar', choices: categoryPaths()}]),
    ];
  },
  async plan(answers) {
    const {title, description, kind, api, cli, path: id = '', category = ''} = answers;
    const file = `docs/${id}.mdx`;
    const skeleton = skeletons[kind as Kind];
    if (!skeleton) {
      throw new NewPageError(`There is no kind "${kind}". Choose one of ${kinds.join(', ')}.`);
    }
    const fields = {
      title,
      description,
      kind,
      api,
      cli,
      displayed_sidebar: isUnlisted(answers) ? null : undefined,
      short: begun,
    };
    return {
      file: {
        path: file,
        text: `${[frontMatter(fields).trimEnd(), ...(await skeleton(answers, file))].join('\n\n')}\n`,
      },
      place: category ? category.split(' > ') : undefined,
      next: [
        `Fill the gaps in ${file}, which are marked "Write:", and remove the field "short".`,
        `See it: npm start, then http://localhost:3000/docs/${id.replace(/(^|\/)index$/, '$1')}`,
        `Check it: npm run check -- ${file}`,
      ],
    };
  },
};
