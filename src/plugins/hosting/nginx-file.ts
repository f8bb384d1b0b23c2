import type {Fields} from '../../config/hosting.ts';
import {withBase} from '../../content/addresses.ts';
import {allRedirects, type Hosting} from './host-files.ts';

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A header of every answer; what may be kept for how long is said of what exists alone. */
const header = ([name, value]: [string, string]) =>
  `add_header ${name} ${quoted(value)}${name === 'Cache-Control' ? '' : ' always'};`;

/** A location that answers with more than the headers of the server, or of that around it, which its own replace. */
function location(pattern: string, fields: Fields, within: readonly string[] = []): string {
  const lines = Object.entries(fields).map(([name, value]) =>
    name === 'Content-Type' ? `types {} default_type ${quoted(value)};` : header([name, value]),
  );
  return `location ${pattern} {\n  ${[...lines, ...within].join('\n  ')}\n}`;
}

/**
 * Directives for a `server` block of nginx whose `root` holds the build: in the folder of the base URL,
 * if there is one.
 */
export function nginxFile(hosting: Hosting): string {
  const {baseUrl, headers, caching, headersByEnding} = hosting;
  const {'/': cached, ...otherCaching} = caching;
  const always = {...headers, 'Cache-Control': cached!};
  const below = (address: string) => withBase(baseUrl, address);
  const [files, endings] = [true, false].map((isFile) =>
    Object.entries(headersByEnding).filter(([ending]) => ending.startsWith('/') === isFile),
  );
  const byEnding = (around: Fields) =>
    endings!.map(([ending, fields]) =>
      location(`~ ${quoted(`${literal(ending)}$`)}`, {...around, ...fields}),
    );
  return [
    `# Made by the build: include it in a server block whose root has this file at ${below('/nginx.conf')}.`,
    'absolute_redirect off;',
    `error_page 404 ${below('/404.html')};`,
    ...Object.entries(always).map(header),
    ...allRedirects(hosting).map(({from, to, status}) => {
      const flag = status === 301 ? 'permanent' : 'redirect';
      return `rewrite ${quoted(`^${literal(from)}(?:/|\\.html)?$`)} ${quoted(to)} ${flag};`;
    }),
    `location = ${below('/404.html')} { internal; }`,
    `location = ${below('/nginx.conf')} { return 404; }`,
    ...Object.entries(otherCaching).map(([prefix, value]) => {
      const fields = {...headers, 'Cache-Control': value};
      // Beside it, they would say nothing of what is in it.
      return location(`^~ ${below(prefix)}`, fields, byEnding(fields));
    }),
    ...files!.map(([file, fields]) => location(`= ${below(file)}`, {...always, ...fields})),
    ...byEnding(always),
    `# The file of /about/ is about/index.html, that of /ai is ai.html; other spellings lead to these.
location ${baseUrl} {
  try_files $uri $uri.html \${uri}index.html @other;
}
location @other {
  if (-f $document_root$uri/index.html) { return 301 $uri/$is_args$args; }
  rewrite ^(.+)/$ $1;
  if (-f $document_root$uri.html) { return 301 $uri$is_args$args; }
  return 404;
}
location ~ "^(?<stem>.*?)(?:/index)?\\.html$" {
  if (-f $document_root$stem/index.html) { return 301 $stem/$is_args$args; }
  if (-f $document_root$stem.html) { return 301 $stem$is_args$args; }
  return 404;
}
`,
  ].join('\n');
}
