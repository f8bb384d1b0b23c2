import {readPagesCached} from '../../../src/checks/cache/read-pages-cached.ts';
import {cliFacts} from '../../../src/plugins/reference/cli/index.ts';
import {listedFlags} from '../../../src/plugins/reference/cli/listed-flags.ts';
import {bindPages} from '../../../src/plugins/reference/bound-pages.ts';
import {expectedOf, type Expected} from '../../../src/plugins/reference/expected-names.ts';
import {isValue} from '../../../src/plugins/reference/facts.ts';
import {pinnedFacts} from '../../../src/plugins/reference/pinned-facts.ts';
import {resolveApi} from '../../../src/plugins/reference/resolve-api.ts';
import {NewPageError} from '../question.ts';

/** What the packages say about a page that is about an export. */
export type ApiParts = {
  /** The smallest code that compiles with the export in it. */
  example: string;
  /** Headings of the sections with its options, arguments, fields and members. */
  sections: string[];
};

/**
 * The parts of a reference page that follow from the packages.
 * @param api such as `remotion#interpolate`
 * @param gap what stands under each heading
 * @throws NewPageError when there is no such export
 */
export async function partsOfApi(api: string, gap: string): Promise<ApiParts> {
  const resolved = await resolveApi(api, pinnedFacts);
  if (!resolved.ok) {
    throw new NewPageError(`--api: ${resolved.message} ${resolved.remedy}`);
  }
  const {entry, api: fact, package: found} = resolved;
  const siblings = found.apis.filter(({entries}) => entries.includes(entry));
  const {
    options,
    arguments: parameters,
    returns,
    members,
  } = expectedOf(fact, siblings, await namesApart());
  const [imported] = fact.name.split('.');
  return {
    example: isValue(fact)
      ? `import {${imported}} from '${entry}';\n\nconsole.log(${fact.name});`
      : `import type {${imported}} from '${entry}';\n\nexport type Example = ${fact.name};`,
    sections: [parameters, options, returns, members].flatMap((expected) => section(expected, gap)),
  };
}

/** Exports that have pages of their own. */
async function namesApart(): Promise<ReadonlySet<string>> {
  const pages = await bindPages(readPagesCached().pages, pinnedFacts);
  return new Set(pages.flatMap(({bound}) => bound.map(({api}) => api.name)));
}

function section({title, required}: Expected, gap: string): string[] {
  const current = required.filter(({deprecated}) => !deprecated);
  const old = required.filter(({deprecated}) => deprecated);
  const group = `${old.map(({name}) => `\`${name}\``).join(', ')}: do not use these in new code.`;
  return required.length === 0
    ? []
    : [
        `## ${title}`,
        ...current.flatMap(({name}) => [`### \`${name}\``, gap]),
        ...(old.length > 0 ? ['### Deprecated', group] : []),
      ];
}

/**
 * Headings of the flags of a command.
 * @param name such as `render` or `lambda sites create`
 * @throws NewPageError when there is no such command
 */
export function sectionsOfCommand(name: string, gap: string): string[] {
  const {commands} = cliFacts();
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    const known = commands.map((candidate) => candidate.name).join(', ');
    throw new NewPageError(`--cli: there is no command "${name}". There are ${known}.`);
  }
  const flags = listedFlags(command, commands);
  return flags.length > 0
    ? flags.flatMap((flag) => [`### \`${flag.name}\``, gap])
    : ['The command has no flags of its own.'];
}
