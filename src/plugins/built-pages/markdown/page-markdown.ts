import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Code} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import type {BuiltPage} from '../built-page.ts';
import {descendants, find, isElement, plainText} from '../hast.ts';
import {contentOf, element, text} from './element.ts';
import {rewrite} from './rewrite.ts';

/** A block of code, whose language and title `codeBlock()` has left on it. */
function fence(pre: Element): Code {
  const code = find(pre, ({tagName}) => tagName === 'code') ?? pre;
  const language = String(code.properties.className ?? '').match(/^language-(\S+)/)?.[1];
  const title = code.properties.dataTitle;
  return {
    type: 'code',
    lang: language ?? (title ? 'text' : null),
    meta: title ? `title="${String(title)}"` : null,
    value: toString(code),
  };
}

/** A box around nothing but a command is a block of code. */
function command(box: Element): Code | undefined {
  const [only, ...others] = contentOf(box);
  return isElement(only, 'code') && others.length === 0
    ? {type: 'code', lang: 'bash', value: plainText(only)}
    : undefined;
}

const markdown = unified()
  .use(rehypeRemark, {
    handlers: {
      pre: (_state, pre: Element) => fence(pre),
      div: (state, box: Element) => command(box) ?? state.toFlow(state.all(box)),
    },
  })
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'});

/** Removes everything up to the end of a part: what comes before the main heading leads to the page. */
function cutThrough(node: Element, part: Element): void {
  const index = node.children.findIndex(
    (child) => child === part || (isElement(child) && [...descendants(child)].includes(part)),
  );
  const holder = node.children[index];
  node.children.splice(0, holder === part ? index + 1 : index);
  if (holder !== part && isElement(holder)) {
    cutThrough(holder, part);
  }
}

/** Removes the first paragraph where it repeats the description of the page. */
function cutIntro(body: Element, description: string): void {
  visit(body, {tagName: 'p'}, (intro, index, parent) => {
    if (plainText(intro) === description) {
      parent!.children.splice(index!, 1);
    }
    return EXIT;
  });
}

/** Title, description, content and source of a page as Markdown, which ends with a line break. */
export function pageMarkdown({
  head: {title, description},
  url,
  article,
}: Pick<BuiltPage, 'head' | 'url' | 'article'>): string {
  const body = element(
    'div',
    article().children.flatMap((child) => rewrite(child, url)),
  );
  const ownHeading = find(body, ({tagName}) => tagName === 'h1');
  if (ownHeading) {
    cutThrough(body, ownHeading);
  }
  cutIntro(body, description);
  const whole: Root = {
    type: 'root',
    children: [
      ownHeading ?? element('h1', [text(title)]),
      ...(description ? [element('blockquote', [element('p', [text(description)])])] : []),
      ...body.children,
      element('p', [text('Source: '), element('a', [text(url)], {href: url})]),
    ],
  };
  // The types of a pipeline do not follow its tree from HTML to Markdown.
  return markdown.stringify(markdown.runSync(whole) as never);
}
