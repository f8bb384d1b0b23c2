import type {BuiltSite, Visual} from './built-page.ts';
import type {PageFinding, PageResult} from './page-result.ts';
import {pagesToRead} from './resolve-address.ts';

type Fault = Pick<PageFinding, 'rule' | 'message' | 'remedy'>;

function faultsOf({element, url, alt, sized}: Visual): Fault[] {
  const name = url.startsWith('data:') ? `<${element}>` : `<${element}> ${url}`;
  return [
    ...(element === 'img' && alt === undefined
      ? [
          {
            rule: 'image-alt',
            message: `${name} has no alt text.`,
            remedy: 'Say what can be seen; an ornament gets an empty alt text.',
          },
        ]
      : []),
    ...(sized
      ? []
      : [
          {
            rule: 'image-size',
            message: `${name} has no size before it has loaded, so that the text below it jumps.`,
            remedy: 'Give it width and height, or a box with an aspect ratio.',
          },
        ]),
  ];
}

/** Every picture has an alt text, and every picture, video and frame a size. */
export function checkVisuals(site: BuiltSite): PageResult {
  const pages = pagesToRead(site);
  const findings = pages.flatMap((page) =>
    page.visuals.flatMap((visual) =>
      faultsOf(visual).map((fault) => ({
        page,
        place: visual.place,
        needle: visual.url || undefined,
        ...fault,
      })),
    ),
  );
  const inspected = pages.reduce((sum, {visuals}) => sum + visuals.length, 0);
  return {name: 'images', inspected, unit: 'pictures, videos and frames', findings};
}
