/** Nothing: the build writes what a post tells machines into its HTML (`src/plugins/structured-data`). */
export default function BlogPostStructuredData(): null {
  return null;
}
