/** Data that the catalog plugin writes. Import a file only in pages that need it: it becomes part of their chunk. */
declare module '@generated/catalog/default/experts.json' {
  const experts: import('./catalog.ts').Catalog['experts'];
  export default experts;
}

declare module '@generated/catalog/default/templates.json' {
  const templates: import('./catalog.ts').Catalog['templates'];
  export default templates;
}

declare module '@generated/catalog/default/showcase.json' {
  const showcase: import('./catalog.ts').Catalog['showcase'];
  export default showcase;
}

declare module '@generated/catalog/default/team.json' {
  const team: import('./catalog.ts').Catalog['team'];
  export default team;
}

declare module '@generated/catalog/default/figures.json' {
  const figures: import('./catalog.ts').Figures;
  export default figures;
}

declare module '@generated/catalog/default/home.json' {
  const home: import('./catalog.ts').HomeCatalog;
  export default home;
}
