import {isScalar, LineCounter, parseDocument, visit, type Document} from 'yaml';

/** YAML as it was read; where it could not be, what is wrong and where. Lines and columns begin at 1. */
export type YamlRead = {
  document: Document;
  lines: LineCounter;
  error?: {message: string; line: number; column: number};
};

/** Reads YAML. Of several errors only the first is given; the others are mostly its consequences. */
export function readYaml(text: string): YamlRead {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  const [error] = document.errors;
  if (!error) {
    return {document, lines};
  }
  const {line, col: column} = lines.linePos(startOf(document, error.pos[0]));
  return {document, lines, error: {message: error.message, line, column}};
}

/** A quote that is not closed is missed at the end of the text; the mistake is where it begins. */
function startOf(document: Document, offset: number): number {
  let start = offset;
  visit(document, {
    Scalar(_, node) {
      const [from, to] = node.range ?? [offset, offset];
      if (isScalar(node) && node.type?.startsWith('QUOTE') && from < offset && offset <= to) {
        start = from;
      }
    },
  });
  return start;
}
