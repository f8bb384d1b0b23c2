import {whenHydrated, whenRead, type HydrateEventName} from '../before-react/hydrate';

function wakeReact(): void {
  const wake: HydrateEventName = 'site:hydrate';
  document.dispatchEvent(new Event(wake));
}

/**
 * Has React come for what it does without a press: players that are in view play by themselves, and code that is wider
 * than its box gets a button that wraps it.
 */
export function awaitNeed(): void {
  const hydrated = new AbortController();
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) {
      wakeReact();
    }
  });
  whenRead(() => {
    document.querySelectorAll('[data-plays]').forEach((player) => observer.observe(player));
  });
  for (const type of ['pointerover', 'focusin']) {
    const look = ({target}: Event) => {
      const code = (target as Element).closest('.theme-code-block')?.querySelector('pre');
      if (code && code.scrollWidth > code.clientWidth) {
        wakeReact();
      }
    };
    document.addEventListener(type, look, {signal: hydrated.signal});
  }
  whenHydrated(() => {
    observer.disconnect();
    hydrated.abort();
  });
}
