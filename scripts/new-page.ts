/** Begins a page or a record: `npm run new -- post --title "Volume" ...`, or without flags, by asking. */
import {createInterface} from 'node:readline/promises';
import {NewFileError, type Ask} from './new/answers.ts';
import {createFile} from './new/create-file.ts';

async function main(): Promise<void> {
  const terminal = process.stdin.isTTY
    ? createInterface({input: process.stdin, output: process.stdout})
    : undefined;
  const ask: Ask = async (question, fallback) => {
    const text = `${question}${fallback && ` [${fallback}]`}: `;
    return (await terminal!.question(text)).trim() || fallback || ask(question, fallback);
  };
  const quit = () => {
    console.error('\nNothing was written.');
    process.exit(130);
  };
  // Ctrl+C and Ctrl+D close the terminal.
  terminal?.once('close', quit);
  const files = await createFile(process.argv.slice(2), '.', terminal && ask);
  terminal?.off('close', quit).close();
  console.log(files.map((file) => `Wrote ${file}`).join('\n'));
  console.log(`What is left to write: npm run check -- ${files[0]}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof NewFileError ? `${error.message} Nothing was written.` : error);
  process.exit(1);
});
