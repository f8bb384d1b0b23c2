declare global {
  interface Window {
    /** Categories of the sidebar that were opened before React was there, which starts from them. */
    openedCategories?: Set<string>;
  }
}

/** Tells a category from others of the same name by the page that its label leads to. */
export const categoryKey = (label: string, href: string | null | undefined): string =>
  `${label} ${href}`;
