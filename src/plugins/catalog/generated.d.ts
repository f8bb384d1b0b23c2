/** Data that the catalog plugin writes. Import a file only in pages that need it: it becomes part of their chunk. */
declare module '@generated/catalog/default/experts.json' {
  const experts: import('../../content/records/catalog.ts').Catalog['experts'];
  export default experts;
}

declare module '@generated/catalog/default/templates.json' {
  const templates: import('../../content/records/catalog.ts').Catalog['templates'];
  export default templates;
}

declare module '@generated/catalog/default/showcase.json' {
  const showcase: import('../../content/records/catalog.ts').Catalog['showcase'];
  export default showcase;
}

declare module '@generated/catalog/default/team.json' {
  const team: import('../../content/records/catalog.ts').Catalog['team'];
  export default team;
}

declare module '@generated/catalog/default/figures.json' {
  const figures: import('../../content/records/catalog.ts').Figures;
  export default figures;
}

declare module '@generated/catalog/default/home.json' {
  const home: import('../../content/records/catalog.ts').HomeCatalog;
  export default home;
}
