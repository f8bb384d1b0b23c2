import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

/** A file that was asked for. */
export type Served = {path: string; content: Buffer};

export type BuildServer = {
  url: string;
  /** What was asked for since it was last emptied. */
  served: Served[];
  close: () => Promise<void>;
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a build whose search files are replaced by others, and keeps account of what is asked for.
 * @param search contents by name, in the place of the folder `search`
 */
export async function serveBuild(
  folder: string,
  search: Readonly<Record<string, string>>,
): Promise<BuildServer> {
  const served: Served[] = [];
  const read = (name: string): Buffer | null => {
    const replaced = /^\/search\/(.+\.json)$/.exec(name)?.[1];
    if (replaced) {
      return search[replaced] === undefined ? null : Buffer.from(search[replaced]);
    }
    const file = path.join(folder, name);
    const page = existsSync(file) && statSync(file).isDirectory();
    const found = page ? path.join(file, 'index.html') : file;
    return existsSync(found) ? readFileSync(found) : null;
  };
  const server = createServer(({url = '/'}, response) => {
    const {pathname} = new URL(url, 'http://localhost');
    const content = read(pathname);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    served.push({path: pathname, content});
    const type = types[path.extname(pathname) || '.html'] ?? 'application/octet-stream';
    response.writeHead(200, {'Content-Type': type}).end(content);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    served,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
