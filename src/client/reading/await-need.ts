import type {HydrateEventName} from '../before-react/hydrate';

function wakeReact(): void {
  const wake: HydrateEventName = 'site:hydrate';
  document.dispatchEvent(new Event(wake));
}

/**
 * Has React come for what it does without a press: players that are in view play by themselves, and code that is wider
 * than its box gets a button that wraps it.
 */
export function awaitNeed(): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) {
      observer.disconnect();
      wakeReact();
    }
  });
  document.querySelectorAll('[data-plays]').forEach((player) => observer.observe(player));
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({target}) => {
      const code = (target as Element).closest('.theme-code-block')?.querySelector('pre');
      if (code && code.scrollWidth > code.clientWidth) {
        wakeReact();
      }
    });
  }
}
