type Result = {found: number; total: number; tag: string | null; text: string};

const videos = (count: number) => `${count} ${count === 1 ? 'video' : 'videos'}`;

/** How many videos a filter leaves, in a sentence that names the filter. */
export function describeResult({found, total, tag, text}: Result): string {
  const words = text.trim();
  const filter = `${tag ? ` with the tag “${tag}”` : ''}${tag && words ? ' and' : ''}${words ? ` with “${words}”` : ''}`;
  if (!filter) {
    return videos(total);
  }
  return found === 0 ? `No video${filter}` : `${found} of ${videos(total)}${filter}`;
}
