import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {hostingOf} from '../../src/plugins/hosting/describe-host.ts';
import {hostFiles, redirectPage, type Hosting} from '../../src/plugins/hosting/host-files.ts';
import type {PageEntry} from '../../src/plugins/built-pages/page-list.ts';
import {sites} from '../support/sites.ts';

const {folder} = sites.bare;
if (!existsSync(path.join(folder, 'pages.json'))) {
  throw new Error(`${folder} holds no build of the site. Run \`npm run build\` first.`);
}
const entries = JSON.parse(readFileSync(path.join(folder, 'pages.json'), 'utf8')) as PageEntry[];

const config = hostingOf(folder);

/** Exact addresses of all pages of the build. */
export const pages = entries.map((entry) => entry.path);

/** What the hosts are told about the build. */
export const hosting: Hosting = {...config, baseUrl: '/', pages};

/** Pages for redirects, which a build for a host that knows redirects does not have. */
const redirectPages = new Set(
  Object.entries(hostFiles(undefined, hosting))
    .filter(([, text]) => text.startsWith(redirectPage('').slice(0, 15)))
    .map(([name]) => name),
);

/** Every file of the build as a host with redirects has it, below its folder. */
export const files = readdirSync(folder, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  .filter((file) => !redirectPages.has(file));

/** Redirects of the site whose page is in the build. */
export const arriving = config.redirects.filter(({to}) => pages.includes(to.replace(/#.*/, '')));

/** A file whose name has a hash of its content. */
export const hashed = `/${files.find((file) => /^assets\/js\/main\..*\.js$/.test(file))!}`;

const picture = `/${files.find((file) => /^media\/.*\.webp$/.test(file))!}`;
const hashedPicture = `/${files.find((file) => /^assets\/.*\.webp$/.test(file))!}`;

/** What a good host sends, by path. */
export const expectedHeaders = {
  '/docs/api': {
    ...config.headers,
    'Cache-Control': 'public, max-age=0, must-revalidate',
  },
  '/docs/api.md': {
    ...config.headers,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Type': 'text/markdown; charset=utf-8',
    'X-Robots-Tag': 'noindex',
  },
  '/llms.txt': {
    ...config.headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Robots-Tag': 'noindex',
  },
  [hashed]: {
    ...config.headers,
    'Cache-Control': 'public, max-age=31536000, immutable',
  },
  [picture]: {
    ...config.headers,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  [hashedPicture]: {
    ...config.headers,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
};
