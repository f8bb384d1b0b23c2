/** An element as Satori takes it: what JSX would make, without React. */
export type Element = {
  type: string;
  props: {style?: Style; children?: Child[]; [attribute: string]: unknown};
};

type Style = Readonly<Record<string, string | number>>;
type Child = Element | string;

/** A box with a style; in Satori every box lays its children out as a flex container. */
export const box = (style: Style, ...children: Child[]): Element => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** An element of a drawing. */
export const shape = (
  type: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: Child[]
): Element => ({type, props: {...attributes, children}});
