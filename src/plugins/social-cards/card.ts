import {colors} from './colors.ts';
import {box, type Element} from './element.ts';
import {logo} from './logo.ts';
import {timeline} from './timeline.ts';

/** Size of every card in pixels: what X, LinkedIn, Slack and others show whole. */
export const cardSize = {width: 1200, height: 630};

/** What differs from card to card. */
export type CardInputs = {
  title: string;
  description: string;
  /** Stands over against the site's name. */
  label: string;
  /** The site's name. */
  name: string;
  /** Host and address, as one would type them. */
  address: string;
  /** Where the playhead stands, 0-1. */
  played: number;
};

const padding = {x: 80, y: 68};

const textWidth = cardSize.width - 2 * padding.x;

/** Width of a letter of a title as part of its size, a little above the mean. */
const letterWidth = 0.56;

/** Pixels: one or two lines of the card's width, three for the longest titles. */
export function titleSize(title: string): number {
  const size = title.length <= 22 ? 92 : title.length <= 44 ? 74 : 58;
  // A name in code has no spaces to break at.
  const longest = Math.max(...title.split(/[\s-]/).map(({length}) => length));
  return Math.min(size, Math.floor(textWidth / (letterWidth * longest)));
}

const line = {alignItems: 'center', justifyContent: 'space-between', width: '100%'};

const head = ({name, label}: CardInputs): Element =>
  box(
    line,
    box(
      {alignItems: 'center', gap: 14, marginLeft: -8},
      logo(60),
      box({fontSize: 40, fontWeight: 600, letterSpacing: '-0.03em'}, name),
    ),
    box({color: colors.accent, fontSize: 28, fontWeight: 500}, label),
  );

const words = ({title, description}: CardInputs): Element =>
  box(
    {flexDirection: 'column', flexGrow: 1, gap: 22, justifyContent: 'center'},
    box(
      {
        display: 'block',
        fontSize: titleSize(title),
        fontWeight: 700,
        letterSpacing: '-0.045em',
        lineClamp: 3,
        lineHeight: 1.08,
      },
      title,
    ),
    box(
      {
        color: colors.text,
        display: 'block',
        fontSize: 28,
        letterSpacing: '-0.01em',
        // The longest description, of 160 characters, has three.
        lineClamp: 3,
        lineHeight: 1.35,
      },
      description,
    ),
  );

const foot = ({address, played}: CardInputs): Element =>
  box(
    {flexDirection: 'column', gap: 18},
    timeline(textWidth, played),
    box({color: colors.faint, fontSize: 24}, address),
  );

/** The one template of all cards. */
export const card = (inputs: CardInputs): Element =>
  box(
    {
      background: colors.ground,
      boxSizing: 'border-box',
      color: colors.title,
      flexDirection: 'column',
      fontFamily: 'Geist, Geist Extended',
      height: '100%',
      justifyContent: 'space-between',
      padding: `${padding.y}px ${padding.x}px 56px`,
      width: '100%',
    },
    head(inputs),
    words(inputs),
    foot(inputs),
  );
