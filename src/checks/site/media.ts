import {findingAt, type CheckResult, type Finding} from '../../content/finding.ts';
import type {BuiltSite} from './built-site.ts';
import {ownPath, targetFinder} from './resolve-path.ts';

/** Every picture, script, style sheet, font, feed and preview picture that a page names is in the build. */
export function checkResources(site: BuiltSite): CheckResult {
  const targetOf = targetFinder(site);
  let inspected = 0;
  const findings = site.pages.flatMap((page) =>
    page.resources.flatMap(({element, url, line, column}): Finding[] => {
      const path = ownPath(url, page, site);
      if (path === undefined) {
        return [];
      }
      inspected += 1;
      if (['page', 'file'].includes(targetOf(path))) {
        return [];
      }
      const location = {file: `${site.folder}/${page.file}`, line, column};
      const message = `<${element}> names ${url}, which is not in the build.`;
      const hint = 'Correct the address, upper and lower case included, or add the file.';
      return [findingAt(location, 'resource-target', message, hint)];
    }),
  );
  return {name: 'resources', inspected, unit: 'files named by pages', findings};
}

/** Every picture, video and frame has a size before it has loaded. */
export function checkSizes({folder, pages}: BuiltSite): CheckResult {
  const visuals = pages.flatMap((page) =>
    page.visuals.map((visual) => ({file: `${folder}/${page.file}`, ...visual})),
  );
  const findings = visuals
    .filter(({isSized}) => !isSized)
    .map(({file, line, column, element, url}): Finding => ({
      file,
      line,
      column,
      rule: 'image-size',
      message: `<${element}> ${url.startsWith('data:') ? '' : `${url} `}has no size before it has loaded, so the text below it jumps.`,
      hint: 'Give it width and height, or a box with an aspect ratio.',
    }));
  return {name: 'sizes', inspected: visuals.length, unit: 'pictures, videos and frames', findings};
}
