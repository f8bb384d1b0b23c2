declare module '*.woff2' {
  /** Address of the built file. */
  const url: string;
  export default url;
}

declare module '*?raw' {
  /** The text of the file. */
  const text: string;
  export default text;
}
