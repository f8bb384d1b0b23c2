import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {cliTable, flagsOf, type Command} from '../../../api/cli/table.ts';
import {flagHeadings} from '../../content/outline.ts';
import {describeOption} from './describe-option.ts';

/**
 * Puts the kind of value and the default below the heading of each flag on the page of a command,
 * as content like any other.
 * @throws when the field `cli` names a command that does not exist
 */
export function remarkFlags(commands: () => readonly Command[] = () => cliTable().commands) {
  return (tree: Root, file: VFile): void => {
    const {cli} = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    if (typeof cli !== 'string') {
      return;
    }
    const flags = flagsOf(cli, commands());
    if (flags.length === 0) {
      throw new Error(`There is no command "npx remotion ${cli}", which the field "cli" names.`);
    }
    for (const {flag, heading} of flagHeadings({tree})) {
      const fact = flags.find(({name}) => name === flag);
      if (fact) {
        const {name, value, default: initial} = fact;
        const type =
          typeof value === 'string' ? value.replace('switch', 'boolean') : value.join(' | ');
        const option = {
          name,
          type,
          ...(initial !== undefined && {default: initial}),
        };
        tree.children.splice(
          tree.children.indexOf(heading) + 1,
          0,
          describeOption('members', option, false),
        );
      }
    }
  };
}
