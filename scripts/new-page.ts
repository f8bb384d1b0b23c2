// Begins a page or a record: `npm run new -- post --title "Volume" ...`, or without flags, by asking.
// Answers `--help` itself: each kind has its own flags.
import {createInterface} from 'node:readline/promises';
import {NewFileError, type Ask} from './new/answers.ts';
import {createFile, help} from './new/create-file.ts';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const text = help(args);
  if (text) {
    console.log(text);
    return;
  }
  const terminal = process.stdin.isTTY
    ? createInterface({input: process.stdin, output: process.stdout})
    : undefined;
  const ask: Ask = async (question, fallback) => {
    const prompt = `${question}${fallback && ` [${fallback}]`}: `;
    return (await terminal!.question(prompt)).trim() || fallback || ask(question, fallback);
  };
  const quit = () => {
    console.error('\nNothing was written.');
    process.exit(130);
  };
  // Ctrl+C and Ctrl+D close the terminal.
  terminal?.once('close', quit);
  const {files, next} = await createFile(args, '.', terminal && ask);
  terminal?.off('close', quit).close();
  console.log(files.map((file) => `Wrote ${file}`).join('\n'));
  console.log(['Next:', ...next].join('\n  '));
}

main().catch((error: unknown) => {
  if (error instanceof NewFileError) {
    error.message += ' Nothing was written.';
  }
  throw error;
});
