/** A thing of schema.org. Fields that are undefined are left out. */
export type JsonLd = {readonly '@type': string; readonly [field: string]: unknown};

/** The script that carries things in a page. Data only: no content security policy is asked about it. */
export function jsonLdScript(things: readonly JsonLd[]): string {
  const graph = {'@context': 'https://schema.org', '@graph': things};
  // The text may hold "</script>".
  const text = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${text}</script>`;
}
