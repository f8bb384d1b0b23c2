declare module '*.gif' {
  /** Address of the built file. */
  const url: string;
  export default url;
}

declare module '*.woff2' {
  /** Address of the built file. */
  const url: string;
  export default url;
}

declare module '*.woff2?core' {
  /** Address of the built file, which is a part of the font. */
  const url: string;
  export default url;
}

declare module '*?raw' {
  /** The text of the file. */
  const text: string;
  export default text;
}

interface ImportMeta {
  /** The modules below a folder whose path fits; the bundler of the renderer finds them. */
  webpackContext: <Module>(
    folder: string,
    options: {regExp: RegExp},
  ) => {(file: string): Module; keys: () => string[]};
}
