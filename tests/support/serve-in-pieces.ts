import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';

const bytesPerPiece = 800;
const millisecondsPerPiece = 8;
/** Between the last piece and the end of a page: what the piece moves is painted while the page still arrives. */
const millisecondsToPaint = 200;

/**
 * Serves what another server on this machine has, with its pages in small pieces, so that a browser
 * paints them while they arrive, as it does on a slow network.
 */
export async function serveInPieces(origin: string): Promise<{url: string; close: () => void}> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, {redirect: 'manual'});
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const location = answer.headers.get('location');
    response.writeHead(answer.status, {'content-type': type, ...(location && {location})});
    if (type.startsWith('text/html')) {
      for (let start = 0; start < body.length && !response.destroyed; start += bytesPerPiece) {
        response.write(body.subarray(start, start + bytesPerPiece));
        await pause(millisecondsPerPiece);
      }
      await pause(millisecondsToPaint);
      response.end();
    } else {
      response.end(body);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
