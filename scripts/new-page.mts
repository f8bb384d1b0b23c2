/**
 * Begins a page or a record: `npm run new -- doc --title "Volume" ...`, or without flags, with questions.
 */
import {runNew} from './new/run-new.ts';

process.exitCode = await runNew(process.argv.slice(2));
