import Link from '@docusaurus/Link';
import {Children, isValidElement, type JSX, type ReactNode} from 'react';
import {hitText, type SearchHit} from '../hits';
import {MarkedText} from '../MarkedText';

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

/** One result: a link with its texts as text and, for a remembered search, buttons beside it. */
export function Hit({hit, children}: Props): JSX.Element {
  const {title, detail} = hitText(hit);
  const {icon, action} = piecesOf(children);
  const remembered = !hit._snippetResult;
  return (
    <>
      <div className="search-hit">
        {/* A result elsewhere leads away from the site in the same tab. */}
        <Link to={hit.url} target="_self" className="search-hit-link">
          {icon}
          <span className="search-hit-texts">
            <span className="search-hit-title">
              <MarkedText text={title} />
            </span>
            {detail && (
              <span className="search-hit-detail">
                <MarkedText text={detail} />
              </span>
            )}
          </span>
          {!remembered && action}
        </Link>
      </div>
      {remembered && <div className="search-hit-actions">{action}</div>}
    </>
  );
}
