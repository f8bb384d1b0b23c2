import {findingAt, type Finding} from '../../content/finding.ts';
import type {Page} from '../../content/page.ts';
import {idOf, addressOf} from '../../content/addresses.ts';

const publishedId = 'The sidebar names this page by an id that is not its address.';

/** Docs pages whose address does not end in the name of their file, and why. */
export const slugExceptions: Readonly<Record<string, {slug: string; reason: string}>> = {
  'docs/getting-started.mdx': {
    slug: '/',
    reason: 'It is the first page of the docs, and the version names it by its id.',
  },
  'docs/player/api.mdx': {
    slug: 'player',
    reason: 'A file named as its folder would have the address /docs/player/.',
  },
  'docs/lambda/without-iam/ec2.mdx': {
    slug: '/lambda/ec2',
    reason: 'This address was published, while its neighbors are below /docs/lambda/without-iam/.',
  },
  'docs/miscellaneous/typescript-aliases.mdx': {
    slug: '/typescript-aliases',
    reason: 'This address was published, while its neighbors are below /docs/miscellaneous/.',
  },
  'docs/animated-emoji/animated-emoji.mdx': {
    slug: 'animated-emoji',
    reason: 'A file named as its folder would have the address /docs/animated-emoji/.',
  },
  'docs/enable-scss/enable-scss.mdx': {
    slug: 'enable-scss',
    reason: 'A file named as its folder would have the address /docs/enable-scss/.',
  },
  'docs/gif/gif.mdx': {
    slug: 'gif',
    reason: 'A file named as its folder would have the address /docs/gif/.',
  },
  'docs/install-whisper-cpp/install-whisper-cpp.mdx': {
    slug: 'install-whisper-cpp',
    reason: 'A file named as its folder would have the address /docs/install-whisper-cpp/.',
  },
  'docs/tailwind/tailwind.mdx': {
    slug: 'tailwind',
    reason: 'A file named as its folder would have the address /docs/tailwind/.',
  },
  'docs/lottie/lottie-comp.mdx': {
    slug: 'lottie',
    reason: 'A file named as its folder would have the address /docs/lottie/.',
  },
  'docs/lottie/lottie-index.mdx': {slug: '/lottie/', reason: publishedId},
  'docs/lottie/lottie-lottiefiles.mdx': {slug: 'lottiefiles', reason: publishedId},
  'docs/lottie/lottie-remote.mdx': {slug: 'remote', reason: publishedId},
  'docs/lottie/lottie-staticfile.mdx': {slug: 'staticfile', reason: publishedId},
};

/** A file whose name is not the last part of the page's address. */
export function checkName(page: Page): Finding[] {
  return idOf(page.file) === undefined ? checkPostName(page) : checkDocName(page);
}

function checkDocName({file, frontMatter: {slug}, fieldLines}: Page): Finding[] {
  const name = file.replace(/^.*\//, '');
  if (!/^[a-z\d]+(-[a-z\d]+)*\.mdx$/.test(name)) {
    const message = `The file name ${name} cannot be the last part of an address.`;
    const hint = 'Name it in lower-case letters, digits and hyphens, with the ending .mdx.';
    return [findingAt({file}, 'file-name', message, hint)];
  }
  if (slug === undefined || slugExceptions[file]?.slug === slug) {
    return [];
  }
  const message = `The slug "${String(slug)}" gives the page an address that is not its file's name.`;
  const hint =
    'Remove the slug and name the file as the address ends; an address that must differ is listed with its reason in src/checks/structure/names.ts.';
  return [findingAt({file, line: fieldLines.slug}, 'file-name', message, hint)];
}

function checkPostName({file, frontMatter: {slug}, fieldLines}: Page): Finding[] {
  const [, folder = ''] = /^[^/]+\/(.*)\/index\.mdx$/.exec(file) ?? [];
  if (/^\d{4}-\d{2}-\d{2}-/.test(folder) && folder.slice(11) === slug) {
    return [];
  }
  const message = `A post is the file YYYY-MM-DD-slug/index.mdx, and its slug is "${String(slug)}".`;
  const [day = 'YYYY-MM-DD'] = /^\d{4}-\d{2}-\d{2}/.exec(folder) ?? [];
  const hint = `Name the folder ${day}-${String(slug)}, or correct the slug.`;
  return [findingAt({file, line: fieldLines.slug}, 'file-name', message, hint)];
}

/** Files that have an address without being pages: product pages, records. */
export type OtherAddress = {file: string; address: string};

/** Addresses are compared as hosts and readers do: a final slash and the case make no difference. */
const keyOf = (address: string) => address.toLowerCase().replace(/(.)\/$/, '$1');

/** Pages whose address another file has already. */
export function checkAddresses(pages: readonly Page[], others: readonly OtherAddress[]): Finding[] {
  const taken = new Map(others.map(({file, address}) => [keyOf(address), file]));
  return pages.flatMap((page): Finding[] => {
    const address = addressOf(page);
    const other = taken.get(keyOf(address));
    if (!other) {
      taken.set(keyOf(address), page.file);
      return [];
    }
    const location = {file: page.file, line: page.fieldLines.slug};
    const message = `The page has the address ${address}, which ${other} has.`;
    const hint = 'Rename or move one of the two files, or merge them.';
    return [findingAt(location, 'unique-address', message, hint)];
  });
}
