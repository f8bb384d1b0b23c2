/**
 * The development server, and beside it the checks of what is saved: `npm start`.
 * Arguments go to the server.
 */
import {spawn} from 'node:child_process';
import {watchContent} from './start/watch-content.ts';

const server = spawn('docusaurus', ['start', '--host', '127.0.0.1', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const stopWatching = watchContent();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.kill(signal));
}
server.on('error', (error) => {
  console.error(`The server could not start: ${error.message}`);
  process.exit(1);
});
server.on('close', (code) => {
  stopWatching();
  process.exit(code ?? 0);
});
