import {copyWords, copyWordsShownFor, fetchText} from '@site/src/components/copying';
import {loadOnce} from '@site/src/components/load-once';
import type {HydrateEventName} from '../before-react/hydrate';

/** What a button copies, and the words for a reader whose browser does not allow it. */
type Source = {load: () => Promise<string>; forbidden: string};

const fetchOnce = loadOnce(fetchText);
/** Where an outcome is told, with the timer that takes it back. */
const told = new Map<Element, ReturnType<typeof setTimeout> | undefined>();
let isReactComing = false;

/** Has buttons copy code, commands and pages before React is there. */
export function copyEarly(): void {
  const wake: HydrateEventName = 'site:hydrate';
  document.addEventListener(wake, () => {
    isReactComing = true;
    // React expects these elements empty.
    told.forEach((_timer, status) => tell(status, ''));
  });
  const others = window.answerEarly!;
  window.answerEarly = (event, target) => answer(event, target) || others(event, target);
  // A browser may allow copying only right after the press.
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({target}) => {
      const link = (target as Element).closest('[data-page-menu]')?.querySelector(markdownLink);
      if (link && !isReactComing) {
        fetchOnce((link as HTMLAnchorElement).href).catch(() => {});
      }
    });
  }
}

function answer({type}: Event, target: Element): boolean {
  const button = target.closest('button[aria-label^="Copy "], [data-page-menu] > button');
  const source = button && sourceOf(button);
  if (type !== 'click' || !source || isReactComing) {
    return false;
  }
  void copy(source).then((words) => {
    if (!isReactComing) {
      tell(button.parentElement!.querySelector('[role="status"]')!, words);
    }
  });
  return true;
}

/** @returns how it went, in words */
async function copy({load, forbidden}: Source): Promise<string> {
  const text = await load().catch(() => undefined);
  if (text === undefined) {
    return copyWords.pageMissing;
  }
  try {
    await navigator.clipboard.writeText(text);
    return copyWords.copied;
  } catch {
    return forbidden;
  }
}

function tell(status: Element, words: string): void {
  clearTimeout(told.get(status));
  status.textContent = words;
  told.set(status, words ? setTimeout(tell, copyWordsShownFor, status, '') : undefined);
}

const markdownLink = '[type="text/markdown"]';

/** Where the page holds what a button copies, or its address. */
function sourceOf(button: Element): Source | undefined {
  const {parentElement} = button;
  const markdown = parentElement!.querySelector<HTMLAnchorElement>(markdownLink);
  if (markdown) {
    return {load: () => fetchOnce(markdown.href), forbidden: copyWords.pageForbidden};
  }
  const block = button.closest('.theme-code-block');
  const code = block ? block.querySelector('pre code') : parentElement!.previousElementSibling;
  const text = code?.matches('code') && code.textContent.replace(/\n$/, '');
  return text ? {load: () => Promise.resolve(text), forbidden: copyWords.codeForbidden} : undefined;
}
