/**
 * Serves a built site as a good host would: exact addresses, redirects, headers, the not-found page.
 * Usage: tsx scripts/serve-site.ts [folder]; PORT (3000), HOST (127.0.0.1) and SITE_BASE_URL, with which it was built,
 * from the environment.
 */
import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {env} from '../src/config/env.ts';
import {requestHandler} from './serve/request-handler.ts';

const folder = path.resolve(process.argv[2] ?? 'build');
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';

if (!existsSync(path.join(folder, 'pages.json'))) {
  console.error(`There is no built site in ${folder}. Hint: npm run build`);
  process.exit(1);
}

const server = createServer(requestHandler(folder, env.baseUrl));

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
