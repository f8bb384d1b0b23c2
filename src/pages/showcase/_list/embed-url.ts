/** Ids of YouTube: letters, digits, hyphens and underscores. */
const id = /^[\w-]+$/;

/**
 * The address at which YouTube plays a video or a playlist inside a page, without cookies until it
 * plays. Undefined for every other address.
 */
export function embedUrl(url: string): string | undefined {
  const {hostname, pathname, searchParams} = new URL(url);
  if (!/^(www\.)?youtube\.com$/.test(hostname)) {
    return undefined;
  }
  const [param, path] = pathname === '/playlist' ? ['list', 'videoseries?list='] : ['v', ''];
  const found = searchParams.get(param);
  if (!found || !id.test(found)) {
    return undefined;
  }
  const start = path ? `${path}${found}&` : `${found}?`;
  return `https://www.youtube-nocookie.com/embed/${start}autoplay=1`;
}
