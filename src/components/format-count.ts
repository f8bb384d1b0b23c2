/** A number with separators between thousands. */
export const formatCount = (count: number): string => count.toLocaleString('en-US');
