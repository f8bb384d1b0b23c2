/** Renames a page of the docs: `npm run rename -- docs/old-name.mdx docs/new-name.mdx`, or by address. */
import {RenameError, renamePage} from './rename/rename-page.ts';

const [from, to, ...more] = process.argv.slice(2);
if (!from || !to || more.length > 0) {
  throw new RenameError('Write two names: npm run rename -- docs/old-name.mdx docs/new-name.mdx');
}
const files = await renamePage(from, to, '.');
console.log(files.map((file) => `Wrote ${file}`).join('\n'));
console.log('Next: npm run check');
