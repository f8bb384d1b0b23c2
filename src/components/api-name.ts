/** Whether a title is a name of the API, as one types it: `spring()`, `<Sequence>`, `npx remotion render`. */
export const isApiName = (title: string): boolean =>
  /^(?:<.+>|[\w.]+\(\)|@[\w-]+\/\S+|npx .+|[A-Z]+)$/.test(title);
