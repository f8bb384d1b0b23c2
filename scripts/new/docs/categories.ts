import sidebars from '../../../sidebars.ts';

type Item = {type?: string; label?: string; items?: readonly unknown[]};

/** Every place for a page: `apiSidebar`, or `mainSidebar > Studio`. */
export const categoryPaths = (): string[] =>
  Object.entries(sidebars).flatMap(([name, items]) => [name, ...inside(items, name)]);

const inside = (items: unknown, above: string): string[] =>
  (Array.isArray(items) ? (items as Item[]) : []).flatMap((item) => {
    if (item.type !== 'category' || !item.label) {
      return [];
    }
    const place = `${above} > ${item.label}`;
    return [place, ...inside(item.items, place)];
  });
