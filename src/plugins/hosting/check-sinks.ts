/**
 * What the browser asks about each string that would become markup or the address of a script, where the
 * policy of contents requires trusted types (`content-policy.ts`). Scripts come from the site's own folder
 * of scripts, or are workers that a script of the site wrote. Markup keeps the elements of a line of text
 * or of code, without styles and events; any other tag becomes visible text, so that no page breaks.
 *
 * Runs inline in the page: the function must not refer to anything outside it.
 *
 * @param scripts path below which the site's own scripts are, such as `/assets/js/`
 */
export function checkSinks(page: Window & typeof globalThis, scripts: string): void {
  const {origin} = page.location;
  const otherTag =
    /<(?!\/?(?:a|b|br|code|del|div|em|i|kbd|s|span|strong|sub|sup|wbr)(?: (?:(?:class|role|target|rel)="|href="(?:https?:|mailto:|[/#]))[^"<>]*")*>)/g;
  // Types of the browser: not every browser has them, and TypeScript has none of them.
  const {trustedTypes} = page as Window & {trustedTypes?: TrustedTypes};
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => text.replace(otherTag, '&lt;'),
    createScriptURL(address, _type, sink) {
      const url = new page.URL(address, origin);
      const isOwn =
        url.pathname.startsWith(scripts) ||
        (url.protocol === 'blob:' && sink === 'Worker constructor');
      return isOwn && url.origin === origin ? address : null;
    },
  });
}

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: {
      createHTML: (text: string) => string;
      /** @returns null to refuse */
      createScriptURL: (address: string, type: string, sink: string) => string | null;
    },
  ) => void;
};
