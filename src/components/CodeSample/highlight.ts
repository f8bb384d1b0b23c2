/** Token types of the site's code colours, in the order in which they are tried. */
const grammars = {
  tsx: {
    comment: /\/\/.*|\/\*[\s\S]*?\*\//,
    string: /'(?:\\.|[^'\\\n])*'|"[^"\n]*"|`(?:\\.|[^`\\])*`/,
    keyword:
      /\b(?:as|async|await|const|default|else|export|for|from|function|if|import|let|new|null|of|return|type|typeof|undefined)\b/,
    boolean: /\b(?:true|false)\b/,
    tag: /<\/?(?:[A-Za-z][\w.]*)?(?=[\s/>])/,
    // One without a value, on a line of its own, too.
    'attr-name': /\b[A-Za-z-]+(?==[{"])|^[^\S\n]+[a-z]\w*$/,
    number: /\b\d+(?:\.\d+)?\b/,
    function: /\b[a-z]\w*(?=\()|\b\w+(?= = (?:async )?\([^()]*\)(?:: \w+)? =>)/,
    punctuation: /[{}()[\];,.:<>=+*/!&|?-]/,
  },
  bash: {
    string: /'[^'\n]*'|"[^"\n]*"/,
    'attr-name': /\B--?[a-z][\w-]*/,
    keyword: /^(?:npx|npm|cd|aws)\b/m,
  },
} as const;

export type Language = keyof typeof grammars;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const span = (type: string | undefined, text: string) =>
  `<span class="${type}">${escape(text)}</span>`;

/** A token as the build's highlighter has it, for which a tag has a sign and a name. */
function mark(type: string | undefined, token: string): string {
  const [, sign, name] = (type === 'tag' && /^(<\/?)(.*)/.exec(token)) || [];
  if (!sign) {
    return span(type, token);
  }
  return (
    span('punctuation', sign) + (name && span(/^[A-Z]/.test(name) ? 'class-name' : 'tag', name))
  );
}

/**
 * The code as HTML with the token types as classes, a line for a line, for code
 * that changes while it is read; articles are highlighted when they are built.
 * Whatever the code holds comes out as text.
 */
export function highlight(code: string, language: Language): string {
  const grammar = Object.entries(grammars[language]);
  const token = new RegExp(grammar.map(([, {source}]) => `(${source})`).join('|'), 'gm');
  let html = '';
  let end = 0;
  for (const match of code.matchAll(token)) {
    const type = grammar[match.slice(1).findIndex((group) => group !== undefined)]?.[0];
    html += escape(code.slice(end, match.index));
    // Each line of a token has its own element.
    html += match[0]
      .split('\n')
      .map((part) => mark(type, part))
      .join('\n');
    end = match.index + match[0].length;
  }
  return html + escape(code.slice(end));
}
