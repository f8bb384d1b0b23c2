import type {HydrateEventName} from '../before-react/hydrate';

/** Milliseconds that the outcome is shown. */
const shownFor = 2500;

/** Where outcomes are told. */
const told = new Set<Element>();
let isReactComing = false;

/** What React would not know: it expects these elements empty. */
function clear(): void {
  told.forEach((status) => (status.textContent = ''));
  told.clear();
}

/** Has buttons copy code, commands and pages before React is there, with the words of its own. */
export function copyEarly(): void {
  const wake: HydrateEventName = 'site:hydrate';
  document.addEventListener(wake, () => {
    isReactComing = true;
    clear();
  });
  const others = window.answerEarly!;
  window.answerEarly = (event, target) => answer(event, target) || others(event, target);
}

function answer({type}: Event, target: Element): boolean {
  const button = target.closest('button[aria-label^="Copy "], [data-page-menu] > button');
  const source = button && sourceOf(button);
  if (type !== 'click' || !source || isReactComing) {
    return false;
  }
  const status = button.parentElement!.querySelector('[role="status"]')!;
  const tell = (words: string) => {
    if (!isReactComing) {
      told.add(status);
      status.textContent = words;
      setTimeout(clear, shownFor);
    }
  };
  source.text().then(
    (text) =>
      navigator.clipboard.writeText(text).then(
        () => tell('Copied'),
        () => tell(`Copying is not allowed here. ${source.otherwise}`),
      ),
    () => tell('The Markdown could not be loaded. Try again.'),
  );
  return true;
}

/** What a button copies, where the page holds it or its address, and what a reader can do instead. */
function sourceOf(button: Element): {text: () => Promise<string>; otherwise: string} | undefined {
  const markdown = button.parentElement!.querySelector<HTMLAnchorElement>('[type="text/markdown"]');
  if (markdown) {
    const text = async () => {
      const response = await fetch(markdown.href);
      return response.ok ? response.text() : Promise.reject(new Error(markdown.href));
    };
    return {text, otherwise: 'Open the Markdown and copy it from there.'};
  }
  const block = button.closest('.theme-code-block');
  const code = block
    ? block.querySelector('pre code')
    : button.parentElement!.previousElementSibling;
  return code?.matches('code')
    ? {
        text: async () => code.textContent.replace(/\n$/, ''),
        otherwise: 'Select the text instead.',
      }
    : undefined;
}
