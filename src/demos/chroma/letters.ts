/** Letters of 5 by 7 pixels. */
const letters: Readonly<Record<string, readonly string[]>> = {
  R: ['####.', '#...#', '#...#', '####.', '#.#..', '#..#.', '#...#'],
  E: ['#####', '#....', '#....', '####.', '#....', '#....', '#####'],
  D: ['####.', '#...#', '#...#', '#...#', '#...#', '#...#', '####.'],
  O: ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
  N: ['#...#', '##..#', '#.#.#', '#.#.#', '#.#.#', '#..##', '#...#'],
  B: ['####.', '#...#', '#...#', '####.', '#...#', '#...#', '####.'],
  L: ['#....', '#....', '#....', '#....', '#....', '#....', '#####'],
  U: ['#...#', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
};

const text = 'RED ON BLUE ';
const pitch = 6;
const rows = 7;

/** Columns after which the text begins again. */
export const period = text.length * pitch;
export const textHeight = rows;

/** Whether a pixel of the text is set. */
export function isSet(column: number, row: number): boolean {
  const at = ((column % period) + period) % period;
  const letter = letters[text[Math.floor(at / pitch)] ?? ''];
  return letter?.[row]?.[at % pitch] === '#';
}
