import {collectAnswers} from './collect-answers.ts';
import {makers} from './makers.ts';
import {NewPageError} from './question.ts';
import {readFlags} from './read-flags.ts';
import {writeNew} from './write-new.ts';

/**
 * Begins what the first argument names, with answers from the flags that follow or from questions.
 * @returns exit code
 */
export async function runNew(args: readonly string[]): Promise<number> {
  try {
    await begin(args);
    return 0;
  } catch (error) {
    if (!(error instanceof NewPageError)) {
      throw error;
    }
    console.error(`${error.message}\nNothing was written.`);
    return 1;
  }
}

async function begin([what = '', ...flags]: readonly string[]): Promise<void> {
  const maker = Object.hasOwn(makers, what) ? makers[what] : undefined;
  if (!maker) {
    const list = Object.entries(makers).map(([name, made]) => `  ${name.padEnd(10)}${made.what}`);
    throw new NewPageError(
      `${what ? `"${what}" is not known. ` : ''}Say what is new: npm run new -- doc\n${list.join('\n')}`,
    );
  }
  const ask = process.stdin.isTTY ? (await import('./ask.mts')).ask : undefined;
  const plan = await maker.plan(await collectAnswers(maker, readFlags(flags), ask));
  const files = await writeNew(plan);
  console.log(`${files.map((file) => `Wrote ${file}`).join('\n')}\n\nNext:`);
  console.log(plan.next.map((step) => `- ${step}`).join('\n'));
}
