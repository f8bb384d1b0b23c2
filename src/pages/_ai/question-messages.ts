import {questionLimit} from '@site/src/components/AskAi/find-pages';
import {useEffect, useEffectEvent} from 'react';

/**
 * The question in a message `{type: 'ask-ai:question', question}` from the
 * frame's own origin, cut to the limit; null for every other message.
 */
export function readQuestion(
  {origin, data}: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  ownOrigin: string,
): string | null {
  if (origin !== ownOrigin || typeof data !== 'object' || data === null) {
    return null;
  }
  const {type, question} = data as {type?: unknown; question?: unknown};
  return type === 'ask-ai:question' && typeof question === 'string' && question.trim()
    ? question.slice(0, questionLimit)
    : null;
}

/** Receives the questions that pages of this site post to the frame. */
export function useQuestionMessages(onQuestion: (question: string) => void): void {
  const onMessage = useEffectEvent((message: MessageEvent) => {
    const question = readQuestion(message, window.location.origin);
    if (question !== null) {
      onQuestion(question);
    }
  });

  useEffect(() => {
    const listen = (message: MessageEvent) => onMessage(message);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
}
