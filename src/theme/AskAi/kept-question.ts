import {useSyncExternalStore} from 'react';

const key = 'ask-ai.question';
const listeners = new Set<() => void>();
let question: string | undefined;

function read(): string {
  if (question === undefined) {
    try {
      question = sessionStorage.getItem(key) ?? '';
    } catch {
      question = '';
    }
  }
  return question;
}

function write(text: string): void {
  question = text;
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Without storage the question is kept until the page is left.
  }
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The question being written: the same wherever it is asked, and kept until the tab is closed. */
export function useKeptQuestion(): [question: string, keep: (text: string) => void] {
  return [useSyncExternalStore(subscribe, read, () => ''), write];
}
