import type {ReactNode} from 'react';
import {random} from 'remotion';
import type {Colors, Motif} from './motif';

type FrameProps = {
  colors: Colors;
  x: number;
  y: number;
  /** Of its height, 9/16. */
  width: number;
  fill: string;
};

/** A frame with a picture in it: a sun over hills. */
function Frame({colors: {ground, mark}, x, y, width, fill}: FrameProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 160})`}>
      <rect width={160} height={90} rx={12} fill={fill} stroke={ground} strokeWidth={4} />
      <circle cx={116} cy={32} r={13} fill={mark} />
      <path d="M10 80Q40 40 74 66T150 62V72a8 8 0 0 1 -8 8Z" fill={ground} opacity={0.6} />
    </g>
  );
}

/** Frames of a film in a row; the render waits at the one whose picture is not there yet. */
export const loadingMotif: Motif = (colors) => (
  <>
    {[-190, 130].map((x, index) => (
      <Frame
        key={x}
        colors={colors}
        x={x}
        y={124}
        width={296}
        fill={[colors.middle, colors.strong][index]!}
      />
    ))}
    <g fill="none" stroke={colors.faint} strokeWidth={12}>
      <rect x={452} y={126} width={292} height={163} rx={20} />
      <rect x={770} y={126} width={292} height={163} rx={20} />
      <circle cx={598} cy={207} r={44} />
      <path d="M598 163a44 44 0 0 1 44 44" stroke={colors.mark} strokeLinecap="round" />
    </g>
  </>
);

/** A frame that races along, its lines behind it. */
export const speedMotif: Motif = (colors, seed) => (
  <>
    {Array.from({length: 13}, (_, row) => {
      const length = 130 + 330 * random(`${seed} ${row}`);
      return (
        <rect
          key={row}
          x={540 - length}
          y={66 + row * 23}
          width={length}
          height={9}
          rx={4.5}
          fill={[colors.faint, colors.middle, colors.strong][row % 3]}
        />
      );
    })}
    <Frame colors={colors} x={420} y={62} width={460} fill={colors.strong} />
  </>
);

/** One tab of a browser, out of which all frames come. */
export const tabsMotif: Motif = (colors) => {
  const {ground, strong, middle, faint} = colors;
  return (
    <>
      {[0, 1, 2, 3, 4].map((index) => (
        <Frame
          key={index}
          colors={colors}
          x={880 - index * 96}
          y={226 - index * 20}
          width={220}
          fill={[faint, middle, strong, middle, strong][index]!}
        />
      ))}
      <rect
        x={60}
        y={30}
        width={500}
        height={360}
        rx={26}
        fill={faint}
        stroke={ground}
        strokeWidth={10}
      />
      <path
        d="M60 118V56a26 26 0 0 1 26 -26h448a26 26 0 0 1 26 26v62Z"
        fill={middle}
        opacity={0.5}
      />
      <path d="M92 118V86a24 24 0 0 1 24 -24h170a24 24 0 0 1 24 24v32Z" fill={faint} />
      <rect x={124} y={84} width={104} height={14} rx={7} fill={strong} />
      <path d="m266 84 14 14m0 -14 -14 14" stroke={strong} strokeWidth={6} strokeLinecap="round" />
      <Frame colors={colors} x={112} y={142} width={396} fill={strong} />
    </>
  );
};

/** Frames on their way to a file; the one that fails stops those after it. */
export const failureMotif: Motif = (colors) => {
  const {ground, strong, faint, mark} = colors;
  return (
    <>
      {[-140, 120].map((x) => (
        <Frame key={x} colors={colors} x={x} y={144} width={236} fill={strong} />
      ))}
      <rect x={380} y={118} width={296} height={184} rx={24} fill={mark} />
      <path
        d="m488 170 80 80m0 -80 -80 80"
        stroke={ground}
        strokeWidth={22}
        strokeLinecap="round"
      />
      {[700, 960].map((x) => (
        <rect
          key={x}
          x={x}
          y={146}
          width={232}
          height={129}
          rx={18}
          fill="none"
          stroke={faint}
          strokeWidth={8}
          strokeDasharray="20 16"
        />
      ))}
    </>
  );
};

/** One picture out of a film, cut out by the marks at its corners. */
export const stillMotif: Motif = (colors) => (
  <>
    {[0, 1, 2, 3, 4, 5, 6].map((index) => (
      <rect
        key={index}
        x={-128 + index * 176}
        y={150}
        width={160}
        height={120}
        rx={14}
        fill={colors.faint}
      />
    ))}
    <Frame colors={colors} x={268} y={90} width={424} fill={colors.strong} />
    <path
      d="M232 110V54h56M672 54h56v56M728 310v56h-56M288 366h-56v-56"
      fill="none"
      stroke={colors.middle}
      strokeWidth={10}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

/** Many functions, each with a part of the film, that join in one file. */
export const functionsMotif: Motif = (colors, seed) => {
  const {strong, middle, faint} = colors;
  return (
    <>
      {Array.from({length: 35}, (_, index) => {
        const [column, row] = [index % 5, Math.floor(index / 5)];
        const [x, y] = [80 + column * 56, 22 + row * 56];
        return (
          <g key={index}>
            {column === 4 && (
              <path
                d={`M${x + 44} ${y + 21}C${x + 160} ${y + 21} 470 210 580 210`}
                fill="none"
                stroke={faint}
                strokeWidth={5}
              />
            )}
            <rect
              x={x}
              y={y}
              width={42}
              height={42}
              rx={10}
              fill={[strong, middle, strong, faint][Math.floor(random(`${seed} ${index}`) * 4)]}
            />
          </g>
        );
      })}
      <Frame colors={colors} x={560} y={118} width={320} fill={strong} />
    </>
  );
};
