import {questionLimit} from '@site/src/theme/AskAi/question-limit';

/** What a message event says about itself. */
type Message = {origin: string; data: unknown};

/**
 * The question in a message `{type: 'ask-ai:question', question}` from the
 * frame's own origin, cut to the limit; null for every other message.
 */
export function readQuestion({origin, data}: Message, ownOrigin: string): string | null {
  if (origin !== ownOrigin || typeof data !== 'object' || data === null) {
    return null;
  }
  const {type, question} = data as {type?: unknown; question?: unknown};
  return type === 'ask-ai:question' && typeof question === 'string' && question.trim()
    ? question.slice(0, questionLimit)
    : null;
}
