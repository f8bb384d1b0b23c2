/**
 * Serves a built site as a good host would: exact addresses, redirects, headers, the not-found page.
 * Usage: tsx scripts/serve-site.ts [folder]; PORT (3000), HOST (127.0.0.1) and SITE_BASE_URL, with which it was built,
 * from the environment.
 */
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {env} from '../src/config/env.ts';
import * as hosting from '../src/config/hosting.ts';
import {withBase} from '../src/content/addresses.ts';
import {pageFile} from '../src/content/page-file.ts';
import {resolveHeaders, resolveRequest} from '../src/plugins/hosting/resolve-request.ts';
import type {PageEntry} from '../src/plugins/built-pages/page-list.ts';

const folder = path.resolve(process.argv[2] ?? 'build');
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';

if (!existsSync(path.join(folder, 'pages.json'))) {
  console.error(`There is no built site in ${folder}. Hint: npm run build`);
  process.exit(1);
}
const entries = JSON.parse(readFileSync(path.join(folder, 'pages.json'), 'utf8')) as PageEntry[];
const pages = new Set(entries.map((entry) => entry.path));
const notFound = readFileSync(path.join(folder, '404.html'));

// `extensions: []` makes sirv serve exact file names only: paths are resolved by resolveRequest().
const files = sirv(folder, {etag: true, dotfiles: true, extensions: []});

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  let pathname: string;
  try {
    pathname = decodeURIComponent(url.pathname);
  } catch {
    pathname = url.pathname;
  }
  if (!pathname.startsWith(env.baseUrl)) {
    answerNotFound(response);
    return;
  }
  const sitePath = `/${pathname.slice(env.baseUrl.length)}`;
  for (const [name, value] of Object.entries(resolveHeaders(sitePath, hosting))) {
    response.setHeader(name, value);
  }
  const answer = resolveRequest(sitePath, pages, hosting.redirects);
  if (answer.kind === 'redirect') {
    const query = answer.to.includes('?') ? '' : url.search;
    const [target, hash] = withBase(env.baseUrl, answer.to).split('#');
    response.writeHead(answer.status, {Location: `${target}${query}${hash ? `#${hash}` : ''}`});
    response.end();
    return;
  }
  request.url = answer.kind === 'page' ? `/${pageFile(answer.path)}` : sitePath;
  files(request, response, () => answerNotFound(response));
});

function answerNotFound(response: ServerResponse): void {
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'});
  response.end(notFound);
}

server.on('error', (error: NodeJS.ErrnoException) => {
  const hint =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Choose another: PORT=3001 npm run site`
      : error.message;
  console.error(hint);
  process.exit(1);
});
server.listen(port, host, () =>
  console.log(
    `Serving ${path.relative('.', folder) || '.'} at http://localhost:${port}${env.baseUrl}`,
  ),
);
