import {useHistory} from '@docusaurus/router';
import {Children, isValidElement, type JSX, type MouseEvent, type ReactNode} from 'react';
import {Marked} from '../Marked';
import {hitText, isOfSite, titleOf, type SearchHit} from '../hits';

type Props = {
  hit: SearchHit;
  /** What the modal would draw: one box with an icon, the texts as HTML, and an action. */
  children: ReactNode;
};

/** Icon and action of the modal's own drawing; its texts are left out, as they would be taken as HTML. */
function piecesOf(children: ReactNode) {
  const box = isValidElement<{children?: ReactNode}>(children) ? children.props.children : null;
  const pieces = Children.toArray(box);
  return {icon: pieces[0], action: pieces.at(-1)};
}

const pageOf = ({url}: SearchHit) => url.replace(/[?#].*$/, '');

/** What a hit is, as its title tells: names of the API look as they do in code. */
function kindOf(title: string, type: SearchHit['type']): string {
  if (/^(--|npx )/.test(title)) {
    return 'command';
  }
  if (title.startsWith('<')) {
    return 'component';
  }
  if (title.endsWith('()')) {
    return 'function';
  }
  return type === 'lvl1' ? 'page' : type === 'content' ? 'text' : 'section';
}

/** A press that opens the link in this window, and nothing else. */
const isPlain = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * One result: a link with its texts as text and, for a remembered search, the modal's icon and buttons.
 * It is drawn at every key, so it is as little as possible: a plain link, as the site's own would load
 * every page ahead that comes into the list, and signs of the style sheet instead of drawings.
 */
export function Hit({hit, children}: Props): JSX.Element {
  const history = useHistory();
  const {title, detail} = hitText(hit);
  const remembered = hit._snippetResult ? null : piecesOf(children);
  return (
    <>
      <a
        href={hit.url}
        className="search-hit"
        data-kind={remembered ? undefined : kindOf(titleOf(hit), hit.type)}
        onPointerEnter={() => isOfSite(hit.url) && window.docusaurus.preload(pageOf(hit))}
        onClick={(event) => {
          if (isOfSite(hit.url) && isPlain(event)) {
            event.preventDefault();
            history.push(hit.url);
          }
        }}
      >
        {remembered?.icon}
        <span className="search-hit-title">
          <Marked text={title} />
        </span>
        {detail.length > 0 && (
          <span className="search-hit-detail">
            <Marked text={detail} />
          </span>
        )}
      </a>
      {remembered && <div className="search-hit-actions">{remembered.action}</div>}
    </>
  );
}
