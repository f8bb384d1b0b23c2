import type {Motif} from './motif';

/** A shape on the squares that stand for nothing, as a video without a ground. */
export const alphaMotif: Motif = ({strong, middle, faint, mark}) => (
  <>
    {Array.from({length: 20 * 8}, (_, index) => {
      const [column, row] = [index % 20, Math.floor(index / 20)];
      return (
        (column + row) % 2 === 0 && (
          <rect
            key={index}
            x={80 + column * 40}
            y={46 + row * 40}
            width={40}
            height={40}
            fill={faint}
            opacity={0.6}
          />
        )
      );
    })}
    <circle cx={390} cy={206} r={150} fill={strong} />
    <path
      d="M470 326 620 66l150 260z"
      fill={mark}
      stroke={mark}
      strokeWidth={20}
      strokeLinejoin="round"
    />
    <path d="M470 326 533 217A150 150 0 0 1 496 313z" fill={middle} />
  </>
);

/** A video inside an app, with its bar. */
export const playerMotif: Motif = ({ground, strong, middle, faint, mark}) => (
  <>
    <rect x={80} y={30} width={800} height={360} rx={28} fill={faint} />
    {[0, 1, 2, 3, 4].map((row) => (
      <rect
        key={row}
        x={116}
        y={76 + row * 58}
        width={row === 0 ? 132 : 96 + (row % 2) * 28}
        height={22}
        rx={11}
        fill={row === 0 ? strong : middle}
        opacity={row === 0 ? 1 : 0.5}
      />
    ))}
    <rect x={300} y={66} width={544} height={288} rx={20} fill={strong} />
    <path
      d="M544 138v104l88 -52z"
      fill={ground}
      stroke={ground}
      strokeWidth={18}
      strokeLinejoin="round"
    />
    <rect x={336} y={308} width={472} height={12} rx={6} fill={middle} opacity={0.6} />
    <rect x={336} y={308} width={210} height={12} rx={6} fill={mark} />
    <circle cx={546} cy={314} r={18} fill={mark} />
  </>
);

/** A form for the props beside the frame that they make, and the button that renders it. */
export const formMotif: Motif = ({ground, strong, middle, faint, mark}) => (
  <>
    <rect x={80} y={60} width={470} height={264} rx={22} fill={strong} />
    <circle cx={315} cy={192} r={84} fill={middle} />
    <circle cx={315} cy={192} r={34} fill={ground} />
    {[0, 1, 2].map((field) => (
      <g key={field}>
        <rect
          x={600}
          y={58 + field * 78}
          width={74 + field * 34}
          height={14}
          rx={7}
          fill={middle}
        />
        <rect x={600} y={82 + field * 78} width={280} height={38} rx={12} fill={faint} />
      </g>
    ))}
    <circle cx={720} cy={101} r={17} fill={ground} />
    <rect x={614} y={172} width={150} height={14} rx={7} fill={ground} />
    <circle cx={622} cy={257} r={10} fill={ground} />
    <circle cx={652} cy={257} r={10} fill={ground} />
    <rect x={600} y={322} width={280} height={62} rx={18} fill={mark} />
    <path
      d="M726 336v34l28 -17z"
      fill={ground}
      stroke={ground}
      strokeWidth={6}
      strokeLinejoin="round"
    />
    <rect x={80} y={356} width={470} height={14} rx={7} fill={faint} />
    <rect x={80} y={356} width={190} height={14} rx={7} fill={middle} />
  </>
);

/** The announcement of a talk: who speaks, about what, and when. */
export const talkMotif: Motif = ({ground, strong, middle, faint, mark}) => (
  <>
    <rect x={80} y={40} width={800} height={340} rx={30} fill={faint} />
    <circle cx={270} cy={210} r={124} fill={strong} />
    <circle cx={270} cy={172} r={44} fill={ground} />
    <path d="M184 298a86 76 0 0 1 172 0A124 124 0 0 1 184 298Z" fill={ground} />
    <rect x={450} y={104} width={360} height={42} rx={14} fill={strong} />
    <rect x={450} y={162} width={270} height={42} rx={14} fill={strong} />
    <rect x={450} y={232} width={190} height={20} rx={10} fill={middle} />
    <rect x={450} y={284} width={170} height={48} rx={24} fill={mark} />
    <rect x={640} y={284} width={120} height={48} rx={24} fill={ground} opacity={0.5} />
  </>
);

/** A word that is typed as large as the frame. */
export const wordMotif: Motif = ({strong, middle, faint, mark}) => (
  <>
    {[96, 206, 316].map((y) => (
      <line key={y} x1={60} x2={900} y1={y} y2={y} stroke={faint} strokeWidth={4} />
    ))}
    {[...'Type'].map((letter, index) => (
      <text
        key={letter}
        x={[86, 290, 478, 676][index]}
        y={316}
        fontSize={310}
        fontWeight={700}
        letterSpacing="-0.04em"
        fill={index < 3 ? strong : middle}
      >
        {letter}
      </text>
    ))}
    <rect x={862} y={70} width={14} height={280} rx={7} fill={mark} />
  </>
);

/** A plant that grows out of many small coins. */
export const seedMotif: Motif = ({ground, strong, middle, faint, mark}) => (
  <>
    <path
      d="M480 330C480 250 470 190 480 116"
      fill="none"
      stroke={strong}
      strokeWidth={16}
      strokeLinecap="round"
    />
    <path d="M478 216C420 216 360 186 350 110C430 104 480 148 478 216Z" fill={strong} />
    <path d="M480 166C484 96 546 46 640 52C640 126 570 176 480 166Z" fill={middle} />
    {Array.from({length: 23}, (_, index) => (
      <ellipse
        key={index}
        cx={102 + index * 34.4}
        cy={358 - 26 * Math.sin((Math.PI * index) / 22) + (index % 2) * 14}
        rx={34}
        ry={20}
        fill={index === 14 ? mark : [strong, middle, faint][index % 3]}
        stroke={ground}
        strokeWidth={7}
      />
    ))}
  </>
);

/** A curve that rises ever faster, above the months. */
export const growthMotif: Motif = ({strong, middle, faint, mark}) => (
  <>
    <path d="M80 372C420 366 640 330 850 70V372Z" fill={faint} opacity={0.7} />
    {Array.from({length: 12}, (_, month) => (
      <rect key={month} x={80 + month * 70} y={386} width={54} height={10} rx={5} fill={middle} />
    ))}
    <path
      d="M80 372C420 366 640 330 850 70"
      fill="none"
      stroke={strong}
      strokeWidth={16}
      strokeLinecap="round"
    />
    <circle cx={850} cy={70} r={30} fill={mark} />
  </>
);
