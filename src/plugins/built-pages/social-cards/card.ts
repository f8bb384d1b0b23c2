/** Size of every card in pixels: what X, LinkedIn, Slack and others show whole. */
export const cardSize = {width: 1200, height: 630};

/** What differs from card to card. */
export type CardInputs = {
  title: string;
  description: string;
  /** Opposite the site's name. */
  label: string;
  /** The site's name. */
  name: string;
  /** Host and path, as one would type them. */
  address: string;
  /** Position of the playhead, 0-1. */
  played: number;
  /** The site's mark for dark ground, an SVG. */
  logo: string;
};

/** An element as Satori takes it: what JSX would make, without React. */
type Element = {type: string; props: Readonly<Record<string, unknown>>};

/** A box with a style; in Satori every box lays its children out as a flex container. */
const box = (
  style: Readonly<Record<string, string | number>>,
  ...children: (Element | string)[]
): Element => ({type: 'div', props: {style: {display: 'flex', ...style}, children}});

const image = (svg: string, width: number, height: number): Element => ({
  type: 'img',
  props: {width, height, src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`},
});

/** Colours of the cards: those of the site's dark mode and its logo there. */
const colors = {
  ground: '#0f1219',
  title: '#eef1f6',
  text: '#b9c0cd',
  faint: '#929bab',
  accent: '#86adff',
  line: '#2d3442',
  playhead: '#ff6a4d',
} as const;

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

const tickGap = 26;

/** The site's ornament: ticks, and a playhead after those that have passed (`played`, 0-1). */
function timeline(width: number, played: number): Element {
  const height = 40;
  const count = Math.round(width / tickGap);
  const ticks = Array.from({length: count + 1}, (_, index) => {
    const x = 2 + (index / count) * (width - 4);
    const color = index / count <= played ? colors.accent : colors.line;
    return `<path d="M${x} ${index % 5 === 0 ? 8 : 15}V32" stroke="${color}"/>`;
  });
  return image(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<g stroke-width="3" stroke-linecap="round">${ticks.join('')}</g>
<rect x="${played * width - 3}" width="6" height="${height}" rx="3" fill="${colors.playhead}"/>
</svg>`,
    width,
    height,
  );
}

const head = ({name, label, logo}: CardInputs): Element =>
  box(
    line,
    box(
      {alignItems: 'center', gap: 14, marginLeft: -8},
      image(logo, 60, 60),
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
