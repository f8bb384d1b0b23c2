/**
 * Finds a term in a text, whichever form it has there; an article before it is not part of the match.
 * A capital letter in the form must be one in the text: "Player" is a name, "player" a word.
 * @param forms such as `serve URL`, `the bundle`
 */
export function termForms(forms: readonly string[]): RegExp {
  const alternatives = forms
    .toSorted((a, b) => b.length - a.length)
    .map((form) => {
      const [, article, words] = /^(a|the)? ?(.+)$/.exec(form)!;
      const capital = words!.replace(/^[a-z]/, (letter) => `[${letter}${letter.toUpperCase()}]`);
      return article
        ? `(?<=\\b[${article[0]}${article[0]!.toUpperCase()}]${article.slice(1)} )${words}`
        : capital;
    });
  // Not within a longer name: "Player-like", "composition's id" is fine, "decomposition" is not.
  return new RegExp(`(?<![\\w-])(?:${alternatives.join('|')})(?![\\w-])`);
}
