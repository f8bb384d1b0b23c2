/**
 * How many single characters must be added, removed, replaced or swapped with
 * their neighbour to turn one text into the other.
 * @param limit a distance beyond it is not counted to its end, and is Infinity
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) > limit) {
    return Infinity;
  }
  let before: number[] = [];
  let above = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const replaced = above[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      const swapped =
        a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
          ? before[column - 2]! + 1
          : Infinity;
      const distance = Math.min(replaced, swapped, above[column]! + 1, current[column - 1]! + 1);
      current.push(distance);
      least = Math.min(least, distance);
    }
    // From here on it only grows, but for a swap, which takes one back.
    if (least > limit + 1) {
      return Infinity;
    }
    before = above;
    above = current;
  }
  return above[b.length]! > limit ? Infinity : above[b.length]!;
}
