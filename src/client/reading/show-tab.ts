/** Shows a tab that is pressed before React is there, which goes on from it. */
export function showTab({target}: Event): void {
  const tab = (target as Element).closest('[role="tab"]');
  const tabs = tab?.parentElement?.children ?? [];
  const panels =
    tab?.parentElement?.parentElement?.querySelectorAll<HTMLElement>('[role="tabpanel"]');
  [...tabs].forEach((other, index) => {
    other.classList.toggle('tabs__item--active', other === tab);
    other.setAttribute('aria-selected', String(other === tab));
    panels![index]!.hidden = other !== tab;
  });
}
