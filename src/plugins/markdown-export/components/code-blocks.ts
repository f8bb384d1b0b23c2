import type {Element} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {contentOf, element, plainText, replaceAll, text} from '../element.ts';

const languageOf = (block: Element): string | undefined => {
  const classes = (block.properties.className ?? []) as readonly string[];
  return classes.map((name) => /^language-(?!undefined$|text$)(.+)$/.exec(name)?.[1]).find(Boolean);
};

/** What stands beside the code: a mark such as the version that it was written for. */
const noteOf = (block: Element): string => {
  const rest = structuredClone(block);
  replaceAll(rest, 'pre, button, [class*=codeBlockTitle]', () => []);
  return plainText(rest);
};

/** Highlighted code becomes plain code with its language and, as `data-title`, its file name. */
export function writeCodeBlocks(article: Element): void {
  replaceAll(article, '.theme-code-block', (block) => {
    const code = select('pre', block);
    if (!code) {
      return undefined;
    }
    const title = select('[class*=codeBlockTitle]', block);
    const language = languageOf(block) ?? languageOf(code);
    const note = noteOf(block);
    const plain = element('code', [text(toString(code).replace(/\n$/, ''))]);
    plain.properties = {
      ...(language && {className: [`language-${language}`]}),
      ...(title && {dataTitle: plainText(title)}),
    };
    const fence = element('pre', [plain]);
    return note ? [element('p', [element('em', [text(note)])]), fence] : [fence];
  });
}

/** A command that stands by itself in a box becomes a code block. */
export function writeCommands(article: Element): void {
  replaceAll(article, 'div:has(> code)', (box) => {
    const [only, ...others] = contentOf(box);
    if (only?.type !== 'element' || only.tagName !== 'code' || others.length > 0) {
      return undefined;
    }
    const command = element('code', [text(plainText(only))]);
    command.properties = {className: ['language-bash']};
    return [element('pre', [command])];
  });
}
