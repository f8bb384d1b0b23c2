/** Docs pages that the specification wants in no sidebar. Their front matter has `displayed_sidebar: null`. */
export const unlisted: readonly string[] = [
  '4-0-alpha',
  'ask-in-public',
  'clipper',
  'investors',
  'lambda/feb-2022-outage',
  'lambda/feb-2023-incident',
];
