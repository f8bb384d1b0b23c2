import {createRequire} from 'node:module';

const fromApi = createRequire(`${process.cwd()}/api/package.json`);
const {getAvailableFonts} = fromApi('@remotion/google-fonts') as {
  getAvailableFonts: () => {fontFamily: string; importName: string}[];
};

/** Weights of a style, and the URL of the file of each of their subsets. */
type Weights = Record<string, Record<string, string>>;
type Info = {
  fonts: {normal?: Weights; italic?: Weights};
  subsets: string[];
};

const folder = 'https://fonts.gstatic.com/s/';

/** The families of `@remotion/google-fonts` as the docs search them, by the file that holds them: a line for each. */
export function printFamilies(): Map<string, string> {
  const rows = getAvailableFonts().map(({fontFamily, importName}) => {
    if (importName !== fontFamily.replaceAll(' ', '')) {
      throw new Error(
        `api/google-fonts.ts: ${fontFamily} is imported as ${importName}: list both.`,
      );
    }
    const {getInfo} = fromApi(`@remotion/google-fonts/${importName}`) as {getInfo: () => Info};
    const {fonts, subsets} = getInfo();
    const styles = [fonts.normal, fonts.italic].map((weights) =>
      Object.keys(weights ?? {}).join(' '),
    );
    return JSON.stringify([fontFamily, ...styles, subsets.join(' '), latinFile(fonts)]);
  });
  return new Map([['api/facts/google-fonts-families.json', `[\n${rows.join(',\n')}\n]\n`]]);
}

/** The path of the file of the Latin letters, as regular as the family has them; empty without Latin letters. */
function latinFile({normal, italic}: Info['fonts']): string {
  const weights = normal ?? italic ?? {};
  const url = (weights['400'] ?? Object.values(weights)[0])?.latin ?? '';
  if (url && !url.startsWith(folder)) {
    throw new Error(`api/google-fonts.ts: ${url} is not in ${folder}.`);
  }
  return url.slice(folder.length);
}
