/** @returns what finds an element again, or the one in its place: React draws some parts anew when it takes over */
export function finder(element: Element): () => Element | undefined {
  const way: {parent: Element; index: number}[] = [];
  for (let child = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    way.push({parent, index: Array.prototype.indexOf.call(parent.children, child)});
  }
  return () => {
    const from = way.findIndex(({parent}) => parent.isConnected);
    return way
      .slice(0, from + 1)
      .reduceRight<Element | undefined>(
        (node, {index}) => node?.children[index],
        way[from]?.parent,
      );
  };
}
