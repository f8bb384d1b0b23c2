import {parse, type AtRule, type Declaration, type Rule} from 'postcss';

const wholePage = /^:root(?:,\s*\[data-theme=['"]?dark['"]?\])?$/;

/** Whether a declaration holds for the whole page, always; a layer is no condition. */
function isForWholePage({parent}: Declaration): boolean {
  const {selector, parent: around} = parent as Rule;
  const isConditional = around?.type === 'atrule' && (around as AtRule).name !== 'layer';
  return wholePage.test(selector) && !isConditional;
}

/** In a custom property, these mean another thing than in the declaration that reads it. */
const keywords = /^(?:inherit|initial|unset|revert)/;

/**
 * Puts the value of each custom property that has only one, for the whole page, into its place, and
 * drops its declaration: colors with two modes and what a script or a part of a page sets stay.
 * @param sheets all style sheets of the site, by name
 * @param scripts all that may read or set a custom property
 * @returns the sheets, with the values
 */
export function inlineConstants(
  sheets: Readonly<Record<string, string>>,
  scripts: readonly string[],
): Record<string, string> {
  const roots = Object.entries(sheets).map(([name, css]) => [name, parse(css)] as const);
  const values = new Map<string, string>();
  const changing = new Set(scripts.flatMap((script) => script.match(/--[a-z][\w-]*/g) ?? []));
  for (const [, sheet] of roots) {
    sheet.walkDecls((declaration) => {
      const {prop, value} = declaration;
      if (prop.startsWith('--')) {
        if (values.has(prop) || keywords.test(value) || !isForWholePage(declaration)) {
          changing.add(prop);
        }
        values.set(prop, value);
      }
      for (const [, withFallback] of value.matchAll(/var\(\s*(--[\w-]+)\s*,/g)) {
        changing.add(withFallback!);
      }
    });
  }
  changing.forEach((name) => values.delete(name));
  const put = (value: string): string =>
    value.replace(/var\(\s*(--[\w-]+)\s*\)/g, (read, name: string) => {
      const constant = values.get(name);
      return constant === undefined ? read : put(constant);
    });
  for (const [, sheet] of roots) {
    sheet.walkDecls((declaration) => {
      if (values.has(declaration.prop)) {
        declaration.remove();
      } else {
        declaration.value = put(declaration.value);
      }
    });
  }
  return Object.fromEntries(roots.map(([name, sheet]) => [name, sheet.toString()]));
}
