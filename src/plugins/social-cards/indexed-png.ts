import {deflateSync} from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const maxColors = 256;

const crcTable = Uint32Array.from({length: 256}, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) {
    value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return value;
});

/** CRC-32 as PNG has it; Node's own came with version 22. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc = crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

function header(width: number, height: number): Buffer {
  const bitDepth = 8;
  const palette = 3;
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([bitDepth, palette, 0, 0, 0], 8);
  return data;
}

/** Opaque pixels (RGBA) and their size. */
export type Pixels = {pixels: Uint8Array; width: number; height: number};

/**
 * A PNG with a palette: less than half the size of one in full colour, without
 * loss. Undefined when the picture has more colours than a palette holds.
 */
export function indexedPng({pixels, width, height}: Pixels): Buffer | undefined {
  const palette = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 4;
      const color = (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
      let index = palette.get(color);
      if (index === undefined) {
        index = palette.size;
        if (index === maxColors) {
          return undefined;
        }
        palette.set(color, index);
      }
      // Each row begins with the number of its filter, 0 for none.
      rows[row * (width + 1) + 1 + column] = index;
    }
  }
  const colors = [...palette.keys()].flatMap((color) => [
    color >> 16,
    (color >> 8) & 0xff,
    color & 0xff,
  ]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Uint8Array.from(colors)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}
