/** Nothing: the build writes the way to a page into its HTML (`src/plugins/structured-data`). */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
