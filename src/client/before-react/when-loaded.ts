/** Calls back once the page and its style sheets are there: an `async` script may come before the end of the text. */
export function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') {
    then();
  } else {
    window.addEventListener('load', then);
  }
}
