import type {Page} from '@playwright/test';

/**
 * How the parts of a page are built: each element by its tag, classes, attributes and whether it has text,
 * and by those around it. Below a block of code only what is in it counts: all blocks are alike.
 * @param blank a page without a content security policy
 * @param html of the whole page; its `main` is read
 */
export const structures = (blank: Page, html: string): Promise<string[]> =>
  blank.evaluate((source) => {
    /** Their values count; of the others, whether they are empty. */
    const counted = ['role', 'type', 'scope', 'tabindex', 'aria-hidden', 'aria-current'];
    const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main')!;
    const found = new Set<string>();
    const note = (element: Element, around: string) => {
      const {localName, classList, attributes, childNodes} = element;
      const path = `${localName === 'pre' ? '' : around} ${[localName, ...classList].join('.')}`;
      const stated = [...attributes]
        .filter(({name}) => name !== 'class')
        .map(({name, value}) =>
          counted.includes(name) ? `${name}=${value}` : `${name}=${value && '…'}`,
        );
      const hasText = [...childNodes].some((node) => node instanceof Text && node.data.trim());
      found.add([path, ...stated.sort(), hasText].join());
      if (localName !== 'svg') {
        [...element.children].forEach((child) => note(child, path));
      }
    };
    note(main, '');
    return [...found];
  }, html);

/**
 * Few keys whose values are all that there are: each has the most values that none before it had. Not the fewest
 * possible, which takes too long to find.
 */
export function cover(values: ReadonlyMap<string, readonly string[]>): string[] {
  const missing = new Set([...values.values()].flat());
  const chosen: string[] = [];
  while (missing.size > 0) {
    const gains = Array.from(values, ([key, own]) => ({
      key,
      gain: own.filter((value) => missing.has(value)).length,
    }));
    const {key} = gains.reduce((best, next) => (next.gain > best.gain ? next : best));
    values.get(key)!.forEach((value) => missing.delete(value));
    chosen.push(key);
  }
  return chosen;
}

/** The ways in which the text of a page is coloured, each with its size and with what lies behind it. */
export const textStyles = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const grounds = new Map<Element | null, string>([[main.parentElement, '']]);
    const groundOf = (element: Element): string => {
      const known = grounds.get(element);
      if (known !== undefined) {
        return known;
      }
      const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
      const isPlain = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      const own =
        isPlain && opacity === '1' ? '' : `${backgroundColor} ${backgroundImage} ${opacity} `;
      const ground = own + groundOf(element.parentElement!);
      grounds.set(element, ground);
      return ground;
    };
    const styles = new Set<string>();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const {parentElement, data} = texts.currentNode as Text;
      if (data.trim()) {
        const {color, fontSize, fontWeight, visibility} = getComputedStyle(parentElement!);
        const link = parentElement!.closest('a');
        const {textDecorationLine, borderBottom} = getComputedStyle(link ?? main);
        const around = link ? getComputedStyle(link.parentElement!).color : '';
        const text = [
          color,
          fontSize,
          fontWeight,
          visibility,
          textDecorationLine,
          borderBottom,
          around,
        ];
        styles.add(`${text.join(' ')} on ${groundOf(parentElement!)}`);
      }
    }
    return [...styles];
  });
