import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {decode} from '../content/addresses.ts';
import {findingAt, type CheckResult, type Finding} from '../content/finding.ts';
import {hasAttribute, isJsx, textAttribute} from '../content/jsx.ts';
import {derived} from '../content/derived.ts';
import type {Page} from '../content/page.ts';
import {walk} from '../content/walk.ts';

/** Most kilobytes of a file that readers load, by the ending of its name, and why. */
const limits: Readonly<Record<string, readonly [kilobytes: number, reason: string]>> = {
  '.webp': [100, 'A poster 1280 pixels wide has less than 50 kB.'],
  '.avif': [100, 'A poster 1280 pixels wide has less than 50 kB.'],
  '.svg': [20, 'A drawing with more detail is smaller as WebP.'],
  '.png': [50, 'Only icons need PNG; other pictures are smaller as WebP.'],
  '.mp4': [2000, 'Slow 4G, 1.6 Mbit/s, needs ten seconds for it.'],
};
const otherLimit = [200, 'Slow 4G, 1.6 Mbit/s, needs a second for it.'] as const;

/** What pages show. */
const formats = ['.webp', '.avif', '.svg'];

/**
 * Pictures of pages have a file, a text alternative and a size, and no file is too heavy.
 * @param files those served as they are, and those next to pages
 * @param root folder of the project
 */
export function checkImages(
  pages: readonly Page[],
  files: readonly string[],
  root = '.',
): CheckResult {
  const pictures = pages.flatMap(picturesOf);
  return {
    name: 'images',
    inspected: pictures.length + files.length,
    unit: 'pictures and files',
    findings: [
      ...pictures.flatMap((picture) => checkPicture(picture, root)),
      ...files.flatMap((file) => checkWeight(file, root)),
    ],
  };
}

type Picture = Pick<Finding, 'file' | 'line' | 'column'> & {
  url: string;
  hasAlt: boolean;
  /** An `<img>`; the generator adds sizes only to Markdown's pictures. */
  isElement: boolean;
  hasSize: boolean;
};

const picturesOf = derived('pictures', ({file, tree}): Picture[] => {
  const found: Picture[] = [];
  walk(tree, (node) => {
    const {line, column} = node.position?.start ?? {line: 1, column: 1};
    if (node.type === 'image') {
      const hasAlt = Boolean(node.alt?.trim());
      const hasSize = !/^\w+:/.test(node.url);
      found.push({file, line, column, url: node.url, hasAlt, isElement: false, hasSize});
    } else if (isJsx(node) && node.name === 'img') {
      const url = textAttribute(node, 'src') ?? '';
      const hasAlt = hasAttribute(node, 'alt');
      const hasSize = hasAttribute(node, 'width') && hasAttribute(node, 'height');
      found.push({file, line, column, url, hasAlt, isElement: true, hasSize});
    }
  });
  return found;
});

function checkPicture({url, hasAlt, isElement, hasSize, ...at}: Picture, root: string): Finding[] {
  const name = decode(url.replace(/[?#].*$/s, ''));
  const base = path.posix.basename(name);
  const target = path.posix.join(path.posix.dirname(at.file), name);
  const isOwn = url !== '' && !/^\w+:/.test(url);
  const isFile = isOwn && existsSync(path.join(root, target));
  const found: Finding[] = [];
  const report = (rule: string, message: string, hint: string) =>
    void found.push(findingAt(at, rule, message, hint));

  if (!hasAlt) {
    const hint = isElement
      ? 'Add alt="what it shows", or alt="" where it adds nothing to the text.'
      : `Write what it shows, as in ![A blue circle](${url}).`;
    report('image-alt', `The picture ${base} has no text alternative.`, hint);
  }
  if (isOwn && url.startsWith('/')) {
    const hint = `Put it in a folder _images next to the page, and write ./_images/${base}.`;
    report('image-path', `The picture has the absolute path ${url}.`, hint);
  } else if (isOwn && !isFile) {
    const hint = 'Add it, or correct its name, upper and lower case included.';
    report('image-missing', `There is no file ${target}.`, hint);
  } else if (isOwn && !formats.includes(path.posix.extname(name).toLowerCase())) {
    report('image-format', `${base} is no ${formats.join(', ')}.`, 'Save it as WebP.');
  }
  if (!hasSize) {
    const what = `The size of ${base || 'the picture'} is not known before it has loaded, so the text below it jumps.`;
    const hint =
      'Put it in a folder _images next to the page, and write ![What it shows](./_images/name.webp).';
    report('image-size', what, hint);
  } else if (isFile && name.endsWith('.svg') && !hasViewBox(path.join(root, target))) {
    report(
      'image-size',
      `${base} has no viewBox, so its size is not known.`,
      'Add one to its <svg>.',
    );
  }
  return found;
}

const hasViewBox = (file: string) => /<svg\b[^>]*\sviewBox=/.test(readFileSync(file, 'utf8'));

function checkWeight(file: string, root: string): Finding[] {
  const kilobytes = Math.ceil(statSync(path.join(root, file)).size / 1000);
  const [most, reason] = limits[path.posix.extname(file).toLowerCase()] ?? otherLimit;
  if (kilobytes <= most) {
    return [];
  }
  const message = `The file has ${kilobytes} kB, and at most ${most} kB are allowed.`;
  return [findingAt({file}, 'file-weight', message, `Make it smaller. ${reason}`)];
}
