/** An error of the compiler. */
export type Diagnostic = {
  /** Path from the folder of the program. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** `2322` for TS2322. */
  code: number;
  message: string;
};

const head = /^(?<file>.+?)\((?<line>\d+),(?<column>\d+)\): error TS(?<code>\d+): (?<message>.*)$/;

/**
 * Reads what `tsc --pretty false` prints.
 * @throws where a line says something else, so that nothing is overlooked
 */
export function parseDiagnostics(output: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const line of output.split(/\r?\n/).filter(Boolean)) {
    const {file, message, ...numbers} = head.exec(line)?.groups ?? {};
    const last = diagnostics.at(-1);
    if (file && message) {
      const place = {line: Number(numbers.line), column: Number(numbers.column)};
      diagnostics.push({file, ...place, code: Number(numbers.code), message});
    } else if (last && line.startsWith('  ')) {
      last.message += `\n${line}`;
    } else {
      throw new Error(`TypeScript could not check the samples: ${output.trim()}`);
    }
  }
  return diagnostics;
}

/** An error without a place in a sample keeps the compiler from looking at what samples mean. */
export const isSyntaxError = ({code}: Diagnostic): boolean => code >= 1000 && code < 2000;
