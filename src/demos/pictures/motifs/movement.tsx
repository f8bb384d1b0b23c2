import {interpolateColors, random, spring} from 'remotion';
import {getLength, getPointAtLength} from '@remotion/paths';
import {noise2D} from '@remotion/noise';
import type {Motif} from './motif';

/** A disc on its way from one color to another. */
export const colorsMotif: Motif = ({ground, strong, mark}) =>
  Array.from({length: 13}, (_, index) => (
    <circle
      key={index}
      cx={150 + index * 55}
      cy={210 - 70 * Math.sin(index / 2.2)}
      r={44 + index * 4}
      fill={interpolateColors(index, [0, 12], [strong, mark])}
      stroke={ground}
      strokeWidth={8}
    />
  ));

/** A cube that turns, and is held at one moment. */
export const solidMotif: Motif = ({ground, strong, middle, faint, mark}) => (
  <>
    {[-2, -1, 1, 2, 0].map((place) => {
      const [x, turn] = [480 + place * 165, 0.55 + place * 0.42];
      const size = place === 0 ? 150 : 120 - 26 * Math.abs(place);
      // The upper corners of a cube seen from above, in the order of their angles.
      const corner = (index: number) => ({
        x: x + size * Math.cos(turn + (index * Math.PI) / 2),
        y: 140 + 0.42 * size * Math.sin(turn + (index * Math.PI) / 2),
      });
      const corners = [0, 1, 2, 3].map(corner);
      const list = (points: {x: number; y: number}[]) =>
        points.map((point) => `${point.x},${point.y}`).join(' ');
      const below = ({x: left, y}: {x: number; y: number}) => ({x: left, y: y + size * 1.25});
      const sides = [0, 1, 2, 3]
        .map((index) => [corners[index]!, corners[(index + 1) % 4]!] as const)
        .filter(([a, b]) => a.y + b.y > 280);
      const look = {stroke: ground, strokeWidth: 6, strokeLinejoin: 'round'} as const;
      return (
        <g key={place} opacity={place === 0 ? 1 : 0.75}>
          {sides.map(([a, b], side) => (
            <polygon
              key={side}
              points={list([a, b, below(b), below(a)])}
              fill={side === 0 ? (place === 0 ? strong : faint) : place === 0 ? middle : faint}
              {...look}
            />
          ))}
          <polygon points={list(corners)} fill={place === 0 ? mark : faint} {...look} />
        </g>
      );
    })}
  </>
);

/** Scenes that follow one another, each where the one before it ends. */
export const seriesMotif: Motif = ({strong, middle, faint, mark}) => {
  const lengths = [190, 130, 250, 230];
  return lengths.map((length, index) => {
    const x = 80 + lengths.slice(0, index).reduce((sum, before) => sum + before, 0);
    const y = 40 + index * 88;
    return (
      <g key={index}>
        <line x1={80} x2={880} y1={y + 33} y2={y + 33} stroke={faint} strokeWidth={3} />
        <rect x={x} y={y} width={length} height={66} rx={18} fill={index % 2 ? middle : strong} />
        {index > 0 && <circle cx={x} cy={y - 11} r={13} fill={mark} />}
      </g>
    );
  });
};

/** A strip of frames that ends where it begins. */
export const loopMotif: Motif = ({ground, strong, middle, faint, mark}) => {
  const eight = 'M480 210C600 60 850 20 850 210S600 360 480 210 110 20 110 210 360 360 480 210Z';
  const frames = 18;
  return Array.from({length: frames}, (_, index) => {
    const {x, y} = getPointAtLength(eight, (getLength(eight) * (index + 0.5)) / frames);
    return (
      <rect
        key={index}
        x={x - 50}
        y={y - 36}
        width={100}
        height={72}
        rx={16}
        fill={index === 1 ? mark : [strong, faint, middle][index % 3]}
        stroke={ground}
        strokeWidth={8}
      />
    );
  });
};

/** The way of a spring, which passes its goal and comes back, and the marks of its frames. */
export const springMotif: Motif = ({strong, middle, faint, mark}) => {
  const points = Array.from({length: 41}, (_, frame) => {
    const value = spring({frame, fps: 30, config: {damping: 7, mass: 0.9}, durationInFrames: 40});
    return {x: 90 + frame * 19.5, y: 350 - value * 210};
  });
  return (
    <>
      <line
        x1={80}
        x2={880}
        y1={140}
        y2={140}
        stroke={faint}
        strokeWidth={5}
        strokeDasharray="4 16"
        strokeLinecap="round"
      />
      <line x1={80} x2={880} y1={350} y2={350} stroke={faint} strokeWidth={5} />
      {points.map(({x, y}, index) => (
        <line
          key={index}
          x1={x}
          x2={x}
          y1={350}
          y2={y}
          stroke={middle}
          strokeWidth={6}
          opacity={0.5}
        />
      ))}
      {points.map(({x, y}, index) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r={index === 9 ? 24 : 10}
          fill={index === 9 ? mark : strong}
        />
      ))}
    </>
  );
};

/** A line between points with handles, as a drawing program keeps it. */
export const curvesMotif: Motif = ({ground, strong, middle, faint, mark}) => {
  const points = [
    {x: 130, y: 320, dx: 60, dy: -190},
    {x: 380, y: 110, dx: 120, dy: 0},
    {x: 590, y: 310, dx: 110, dy: 0},
    {x: 830, y: 90, dx: 40, dy: 130},
  ];
  const [first, ...rest] = points;
  const curves = rest.map(({x, y, dx, dy}, index) => {
    const from = points[index]!;
    return `C${from.x + from.dx} ${from.y + from.dy} ${x - dx} ${y - dy * (index === 2 ? -1 : 1)} ${x} ${y}`;
  });
  return (
    <>
      {points.map(({x, y, dx, dy}) => (
        <g key={x} fill={middle} stroke={faint} strokeWidth={4}>
          <line x1={x - dx} y1={y - dy} x2={x + dx} y2={y + dy} />
          <circle cx={x - dx} cy={y - dy} r={10} />
          <circle cx={x + dx} cy={y + dy} r={10} />
        </g>
      ))}
      <path
        d={`M${first!.x} ${first!.y}${curves.join('')}`}
        fill="none"
        stroke={strong}
        strokeWidth={16}
        strokeLinecap="round"
      />
      {points.map(({x, y}, index) => (
        <rect
          key={x}
          x={x - 18}
          y={y - 18}
          width={36}
          height={36}
          rx={6}
          fill={index === 1 ? mark : ground}
          stroke={index === 1 ? mark : strong}
          strokeWidth={8}
        />
      ))}
    </>
  );
};

/** A field of dots, as large as the noise at their place. */
export const noiseMotif: Motif = ({strong, middle, faint, mark}, seed) =>
  Array.from({length: 29 * 13}, (_, index) => {
    const [column, row] = [index % 29, Math.floor(index / 29)];
    const value = noise2D(seed, column / 8, row / 6);
    return (
      <circle
        key={index}
        cx={60 + column * 30}
        cy={30 + row * 30}
        r={4 + 9 * Math.abs(value)}
        fill={value > 0.72 ? mark : value > 0.25 ? strong : value > -0.2 ? middle : faint}
      />
    );
  });

/** A rocket's trail and the sparks, hearts among them, into which it bursts. */
export const fireworksMotif: Motif = ({strong, middle, mark}, seed) => {
  const heart = 'M0 12C-30 -8 -16 -30 0 -14C16 -30 30 -8 0 12Z';
  return (
    <>
      <path
        d="M300 420C330 330 400 250 470 196"
        fill="none"
        stroke={middle}
        strokeWidth={10}
        strokeLinecap="round"
        strokeDasharray="2 24"
      />
      {Array.from({length: 54}, (_, index) => {
        const [ring, place] = [index % 3, Math.floor(index / 3)];
        const angle = ((place + ring / 3) / 18) * 2 * Math.PI;
        const distance = 70 + ring * 60 + 26 * random(`${seed} ${index}`);
        return (
          <path
            key={index}
            d={ring === 1 ? heart : 'M-22 0H22'}
            transform={`translate(${480 + 1.5 * distance * Math.cos(angle)} ${205 + distance * Math.sin(angle)}) rotate(${ring === 1 ? 0 : (Math.atan2(Math.sin(angle), 1.5 * Math.cos(angle)) * 180) / Math.PI})`}
            fill={ring === 1 ? mark : 'none'}
            stroke={ring === 1 ? 'none' : ring === 0 ? strong : middle}
            strokeWidth={11}
            strokeLinecap="round"
          />
        );
      })}
    </>
  );
};
