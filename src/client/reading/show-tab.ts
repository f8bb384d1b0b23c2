import {tabChoice} from '../before-react/hydrate';

/** Shows a tab that is pressed before React is there, which starts from the choice. */
export function showTab({target}: Event): void {
  const tab = (target as Element).closest('[role="tab"]');
  const list = tab?.parentElement;
  if (!tab || !list) {
    return;
  }
  const panels = list.parentElement!.querySelectorAll<HTMLElement>('[role="tabpanel"]');
  [...list.children].forEach((other, index) => {
    other.classList.toggle('tabs__item--active', other === tab);
    other.setAttribute('aria-selected', String(other === tab));
    panels[index]!.hidden = other !== tab;
  });
  // Absent where the browser refuses its storage.
  (window.localStorage as Storage | null)?.setItem(tabChoice, tab.textContent);
}
