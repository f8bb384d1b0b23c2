/** The query of the showcase's URL. */
export type ShowcaseQuery = {
  /** Only entries with this tag. */
  tag: string | null;
  /** Only entries with these words. */
  text: string;
  /** Slug of the entry whose dialog is open. */
  video: string | null;
};

export const emptyQuery: ShowcaseQuery = {tag: null, text: '', video: null};

/** Most characters of the search text. */
export const textLimit = 64;

/** Reads `?tag=`, `?q=` and `?video=`; anything else in the address is left aside. */
export function readQuery(search: string): ShowcaseQuery {
  const params = new URLSearchParams(search);
  return {
    tag: params.get('tag') || null,
    text: (params.get('q') ?? '').slice(0, textLimit).trim(),
    video: params.get('video') || null,
  };
}

/** Writes what `readQuery` reads, with the `?`; empty when nothing is asked. */
export function writeQuery({tag, text, video}: ShowcaseQuery): string {
  const params = new URLSearchParams();
  const asked = {tag, q: text.trim(), video};
  for (const [name, value] of Object.entries(asked)) {
    if (value) {
      params.set(name, value);
    }
  }
  const written = params.toString();
  return written && `?${written}`;
}
