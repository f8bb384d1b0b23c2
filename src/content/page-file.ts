import path from 'node:path';

/** File of a page as the generator writes it, below the output folder. @param path without base URL */
export const generatedFile = (pagePath: string): string =>
  pagePath.endsWith('.html') ? pagePath.slice(1) : path.join(pagePath.slice(1), 'index.html');

/**
 * File of a page, below the output folder: hosts answer `/about/` with `about/index.html` and `/ai` with
 * `ai.html`, and would redirect `/ai` if it were a folder.
 * @param path without base URL
 */
export const pageFile = (pagePath: string): string =>
  /\/$|\.html$/.test(pagePath) ? generatedFile(pagePath) : `${pagePath.slice(1)}.html`;

/** Path of the page that a file has, without base URL: the opposite of `pageFile()`. */
export const pathOfFile = (file: string): string =>
  `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '/').replace(/(?<!^\/404)\.html$/, '');
