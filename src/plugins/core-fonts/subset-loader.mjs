import subsetFont from 'subset-font';

/** As `unicode-range` has it, which `fonts.css` repeats: what is on nearly every page. */
export const coreRange =
  'U+20-7E, U+A0, U+A9, U+AB, U+AD, U+B7, U+BB, U+D7, U+E9, U+EB, U+F7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026';

const coreText = coreRange
  .split(', ')
  .map((range) => {
    const [first, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    const codes = Array.from({length: last - first + 1}, (_, index) => first + index);
    return String.fromCodePoint(...codes);
  })
  .join('');

/** What browsers apply by themselves, and the digits of equal width that tables ask for. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'liga', 'calt', 'tnum'];

/** The bundler hands the font over as bytes. */
export const raw = true;

/**
 * Leaves of a variable font the characters of `coreRange`, in the weights and with the features that the site uses.
 *
 * @param {Buffer} font WOFF2
 * @returns {Promise<Buffer>} WOFF2
 */
export default function subset(font) {
  return subsetFont(font, coreText, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: {wght: {min: 400, max: 800}},
  });
}
