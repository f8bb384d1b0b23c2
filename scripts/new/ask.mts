import {confirm, isCancel, select, text} from '@clack/prompts';
import type {Question} from './question.ts';

/** Asks in the terminal; the process ends when its user does not want to go on. */
export async function ask(question: Question): Promise<string | undefined> {
  const answer = await put(question);
  if (isCancel(answer)) {
    console.error('Nothing was written.');
    process.exit(130);
  }
  return answer === true ? 'true' : answer || undefined;
}

function put({asks, choices, fallback, optional, isFlag}: Question) {
  if (isFlag) {
    return confirm({message: `${asks}?`, initialValue: false});
  }
  if (choices) {
    const options = choices.map((value) => ({value, label: value}));
    return select({message: asks, options, initialValue: fallback});
  }
  return text({
    message: optional ? `${asks} (may stay empty)` : asks,
    initialValue: fallback,
    validate: (value) => (value?.trim() || optional ? undefined : 'Write something.'),
  });
}
