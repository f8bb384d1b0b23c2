import {useEvent} from '@docusaurus/theme-common';
import {useEffect} from 'react';
import {readQuestion} from './read-question';

/** Hears the questions that pages of this site send to the frame. */
export function useQuestionMessages(onQuestion: (question: string) => void): void {
  const hear = useEvent(onQuestion);
  useEffect(() => {
    const onMessage = (message: MessageEvent) => {
      const question = readQuestion(message, window.location.origin);
      if (question !== null) {
        hear(question);
      }
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [hear]);
}
