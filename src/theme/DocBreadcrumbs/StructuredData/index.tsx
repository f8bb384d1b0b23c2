/** Empty: `src/plugins/built-pages/structured-data` writes breadcrumbs that begin with the home page, for pages outside of the docs too. */
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
