import type {Paragraph, Root} from 'mdast';
import type {VFile} from 'vfile';
import {describeOption} from '../describe-option.ts';
import type {CommandFact, FlagFact} from './cli-facts.ts';
import {flagHeadings} from './flag-headings.ts';
import {cliFacts} from './index.ts';
import {flagsOf} from './listed-flags.ts';

/**
 * Puts the kind of value and the default below the heading of each flag on the page of a command,
 * as content like any other.
 * @throws when the field `cli` names a command that does not exist
 */
export function remarkFlags(commands: () => readonly CommandFact[] = () => cliFacts().commands) {
  return (tree: Root, file: VFile): void => {
    const {cli} = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    if (typeof cli !== 'string') {
      return;
    }
    const all = commands();
    const command = all.find(({name}) => name === cli);
    if (!command) {
      throw new Error(`There is no command "npx remotion ${cli}", which the field "cli" names.`);
    }
    const flags = flagsOf(command, all);
    for (const {flag, heading} of flagHeadings({tree})) {
      const fact = flags.find(({name}) => name === flag);
      if (fact) {
        tree.children.splice(tree.children.indexOf(heading) + 1, 0, describeFlag(fact));
      }
    }
  };
}

function describeFlag({name, value, default: initial}: FlagFact): Paragraph {
  const type = value.type === 'choice' ? value.choices.join(' | ') : value.type;
  const fact = {name, type, required: false, ...(initial !== undefined && {default: initial})};
  return describeOption('members', fact, false);
}
