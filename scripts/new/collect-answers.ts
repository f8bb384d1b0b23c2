import {nearestWord} from '../../src/data/schemas/nearest-word.ts';
import {NewPageError, type Answers, type Maker, type Question} from './question.ts';

/** Asks one question. @returns undefined when there is no answer */
export type Ask = (question: Question) => Promise<string | undefined>;

/**
 * Answers to all questions: those given by flags, those asked for, and what is taken where nobody
 * can be asked.
 * @param ask undefined where there is no terminal to ask in
 * @throws NewPageError naming what is missing, unknown or not among the choices
 */
export async function collectAnswers(maker: Maker, given: Answers, ask?: Ask): Promise<Answers> {
  const answers: Record<string, string> = {};
  const missing: Question[] = [];
  const seen = new Set<string>();
  const open = () => maker.questions(answers).find(({name}) => !seen.has(name));
  for (let question = open(); question; question = open()) {
    seen.add(question.name);
    const answer = given[question.name] ?? (ask ? await ask(question) : question.fallback);
    if (answer) {
      answers[question.name] = chosen(question, answer);
    } else if (!question.optional) {
      missing.push(question);
    }
  }
  refuseUnknown(Object.keys(given), [...seen]);
  if (missing.length > 0) {
    const lines = missing.map(({name, asks, choices}) =>
      [`--${name}`, asks, ...(choices ? [`(${choices.join(', ')})`] : [])].join(' '),
    );
    throw new NewPageError(`Answers are missing:\n${lines.join('\n')}`);
  }
  return answers;
}

/** A category may be named by its last part alone, where only one has it. */
function chosen({name, choices}: Question, answer: string): string {
  if (!choices || choices.includes(answer)) {
    return answer;
  }
  const endings = choices.filter((choice) => choice.endsWith(` > ${answer}`));
  if (endings.length === 1) {
    return endings[0]!;
  }
  const near = nearestWord(answer, choices);
  const remedy = near ? `Did you mean "${near}"?` : `Choose one of ${choices.join(', ')}.`;
  throw new NewPageError(`--${name} cannot be "${answer}". ${remedy}`);
}

function refuseUnknown(given: readonly string[], known: readonly string[]): void {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const near = nearestWord(unknown, known);
    const flags = known.map((name) => `--${name}`).join(', ');
    throw new NewPageError(
      `There is no flag --${unknown}. ${near ? `Did you mean --${near}?` : `There are ${flags}.`}`,
    );
  }
}
