/** Empty: `src/plugins/built-pages/structured-data` writes a post with its picture, publisher and breadcrumbs. */
export default function BlogPostStructuredData(): null {
  return null;
}
