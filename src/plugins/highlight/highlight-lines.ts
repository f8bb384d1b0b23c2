import Prism, {type Token, type TokenStream} from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import {languages} from '../../content/fences/languages.ts';

loadLanguages(Object.values(languages).filter((name) => name !== 'none'));

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Piece = {text: string; types: readonly string[]};

/** Leaves of the token tree, each with the types of the tokens around it, outermost first. */
function pieces(stream: TokenStream, types: readonly string[] = []): Piece[] {
  if (typeof stream === 'string') {
    return [{text: stream, types}];
  }
  if (Array.isArray(stream)) {
    return stream.flatMap((part) => pieces(part, types));
  }
  const token: Token = stream;
  return pieces(token.content, [...types, token.type, ...[token.alias ?? []].flat()]);
}

/** A token may be inside one of the same type. */
const classes = (types: readonly string[]) => [...new Set(types)].join(' ');

/**
 * The code as HTML, one string a line, each token in a `span` whose classes are
 * Prism's token types. Tokens over several lines are opened anew on each. An
 * unknown language gives the escaped text.
 */
export function highlightLines(code: string, language: string): string[] {
  const grammar = Prism.languages[languages[language] ?? 'none'];
  const stream = grammar ? Prism.tokenize(code, grammar) : code;
  const lines = [''];
  for (const {text, types} of pieces(stream)) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push('');
      }
      if (part) {
        const html = escape(part);
        lines[lines.length - 1] +=
          types.length > 0 ? `<span class="${classes(types)}">${html}</span>` : html;
      }
    });
  }
  return lines;
}
