/** The parser that the sample about the ESLint plugin passes on; nothing else of the package is used. */

declare module 'typescript-eslint' {
  const tseslint: {parser: object};
  export default tseslint;
}
