/** Each letter of a type's text with how many brackets are open around it. */
function withDepth(text: string): {letter: string; depth: number}[] {
  let depth = 0;
  let quoted = false;
  return [...text].map((letter, index, letters) => {
    quoted = letter === "'" ? !quoted : quoted;
    const isArrow = letter === '>' && letters[index - 1] === '=';
    if (!quoted && !isArrow) {
      depth += /[([{<]/.test(letter) ? 1 : /[)\]}>]/.test(letter) ? -1 : 0;
    }
    return {letter, depth: quoted ? Infinity : depth};
  });
}

const isFunction = (text: string): boolean =>
  withDepth(text).some(
    ({letter, depth}, index) => depth === 0 && text.startsWith('=>', index) && letter === '=',
  );

const unwrap = (text: string): string => {
  const inner = text.slice(1, -1);
  return text.startsWith('(') && text.endsWith(')') && isFunction(inner) ? inner : text;
};

/** The parts of a union; bars inside brackets, quotes and function types do not part. */
export function splitUnion(text: string): string[] {
  if (isFunction(text)) {
    return [text];
  }
  const parts = [''];
  for (const {letter, depth} of withDepth(text)) {
    if (letter === '|' && depth === 0) {
      parts.push('');
    } else {
      parts[parts.length - 1] += letter;
    }
  }
  return parts.map((part) => unwrap(part.trim()));
}

/** The opposite: each part once, `true | false` as `boolean`, `null` and `undefined` last. */
export function joinUnion(parts: readonly string[]): string {
  const all = new Set(parts);
  for (const everything of ['any', 'unknown']) {
    if (all.has(everything)) {
      return everything;
    }
  }
  if (all.has('true') && all.has('false')) {
    all.delete('true');
    all.delete('false');
    all.add('boolean');
  }
  if (all.size > 1) {
    all.delete('never');
  }
  const rank = (part: string) => ['null', 'undefined'].indexOf(part);
  const sorted = [...all].sort((a, b) => rank(a) - rank(b));
  return sorted.length === 1
    ? sorted[0]!
    : sorted.map((part) => (isFunction(part) ? `(${part})` : part)).join(' | ');
}

/** What an optional member can be when it is given. */
export function withoutUndefined(text: string): string {
  const parts = splitUnion(text);
  const given = parts.filter((part) => part !== 'undefined');
  return given.length === 0 || given.length === parts.length ? text : joinUnion(given);
}

/** Parentheses where a type stands as a part of another: of an array, of an intersection. */
export const asPart = (text: string): string =>
  isFunction(text) || splitUnion(text).length > 1 || /^(keyof|typeof|readonly) /.test(text)
    ? `(${text})`
    : text;
