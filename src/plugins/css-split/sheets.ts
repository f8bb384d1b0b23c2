/**
 * Style sheets next to the theme's, by name: each is linked from the pages that use its classes, and
 * loads by itself where a script asks for the part it belongs to.
 */
export const sheets = {
  /** Blog, learn articles and success stories. */
  posts: /[\\/](?:theme[\\/]Blog|Icon[\\/]Socials).*\.css$/,
  /** What few pages have: notes, parts that open, galleries, tags, and the page for what is not found. */
  asides: /[\\/](?:Admonition|Details|Gallery|FormerId|NotFound|Tag\w*)[\\/].*\.css$/,
  /** Product pages and directories: the site's own parts but for those that docs pages use. */
  pages:
    /[\\/]src[\\/](?!css[\\/]|mdx[\\/]|search[\\/]|theme[\\/](?:Admonition|CodeBlock|Blog|Details|DocItem|NotFound)|components[\\/](?:Button|CopyButton|CopyPage|CommandTabs|DemoPlayer|Fields[\\/]styles|Icon|Picture|PlayingPicture)\b).*\.css$/,
  /** Players, and the fields that docs pages have next to them. */
  demos:
    /[\\/]src[\\/](?:mdx[\\/]Demo|components[\\/](?:DemoPlayer[\\/](?!controls)|Fields[\\/]styles)).*\.css$/,
  /** Tools of single docs pages. */
  tools: /[\\/]mdx[\\/](?:Converter|FontSearch)[\\/].*\.css$/,
  /** What the build adds to reference pages. */
  reference: /[\\/]mdx[\\/](?:OptionFilter[\\/].*|reference)\.css$/,
  /** The bar of a player, which comes with its script. */
  player: /[\\/]DemoPlayer[\\/]controls\.module\.css$/,
  /** The search modal. */
  search: /[\\/](?:@docsearch|src[\\/]search)[\\/].*\.css$/,
};
