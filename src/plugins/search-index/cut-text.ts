/** The text up to a number of characters, without the word that would be cut in two. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) {
    return text;
  }
  const whole = text.slice(0, limit + 1).replace(/\s\S*$/, '');
  // A text without spaces is cut where it is.
  return whole.length > limit ? text.slice(0, limit) : whole;
}
