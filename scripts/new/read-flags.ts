import {NewPageError, type Answers} from './question.ts';

/**
 * Answers given on the command line: `--title "A page"`, `--title=A page`, or `--video-call`.
 * @throws NewPageError at what is not a flag
 */
export function readFlags(args: readonly string[]): Answers {
  const answers: Record<string, string> = {};
  for (let at = 0; at < args.length; at++) {
    const [, name, value] = /^--([a-z-]+)(?:=(.*))?$/s.exec(args[at]!) ?? [];
    if (!name) {
      throw new NewPageError(
        `"${args[at]}" is no flag. Write --name "value", with quotes around values of several words.`,
      );
    }
    const next = args[at + 1];
    if (value !== undefined) {
      answers[name] = value;
    } else if (next === undefined || next.startsWith('--')) {
      answers[name] = 'true';
    } else {
      answers[name] = next;
      at++;
    }
  }
  return answers;
}
