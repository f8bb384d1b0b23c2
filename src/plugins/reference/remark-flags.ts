import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {cliTable, flagsOf, type Command, type Flag} from '../../../api/cli/table.ts';
import type {OptionFact} from '../../../api/facts.ts';
import {flagHeadings} from '../../content/outline.ts';
import {describeOption} from './describe-option.ts';
import {importParts} from './import-parts.ts';
import {idsOf, optionTable, type Row} from './option-table.ts';

/**
 * Puts a table of all flags on the page of a command, and the kind of value and the default below the
 * heading of each, as content like any other.
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
    const ids = idsOf(tree);
    const rows = flagHeadings({tree}).flatMap(({flag, heading}): Row[] => {
      const fact = flags.find(({name}) => name === flag);
      return fact ? [{heading, option: optionOf(fact)}] : [];
    });
    for (const {heading, option} of rows) {
      insertAfter(tree, heading, [describeOption('members', option, false)]);
    }
    const title = tree.children.find(
      (node) => node.type === 'heading' && ids.get(node) === 'flags',
    );
    if (title) {
      insertAfter(tree, title, optionTable('Flags', rows, ids));
    }
    importParts(tree);
  };
}

function insertAfter({children}: Root, node: RootContent, added: readonly RootContent[]): void {
  children.splice(children.indexOf(node) + 1, 0, ...added);
}

/** A flag in the words of an option. */
function optionOf({name, value, default: initial}: Flag): OptionFact {
  const type = typeof value === 'string' ? value.replace('switch', 'boolean') : value.join(' | ');
  return {name, type, ...(initial !== undefined && {default: initial})};
}
