import type {ReactNode} from 'react';
import {Drawing} from '../../parts/Drawing';
import {usePlayed} from '../../parts/motion';

const bands = ['#7b2ff7', '#c026d3', '#f43f7d', '#fb7a3c', '#fbbf4b'];

/** The upper edge of a band, which moves on like a swell and closes the loop. */
function swell(band: number, played: number): string {
  const points = Array.from({length: 33}, (_, index) => {
    const x = index * 30;
    const turn = 2 * Math.PI * (played + band * 0.17);
    const y =
      70 + band * 96 + 46 * Math.sin(x / 150 + turn) + 22 * Math.sin(x / 83 - turn + band * 2);
    return `${x},${y}`;
  });
  return `M0,540L${points.join('L')}L960,540z`;
}

/** Bands of color that flow over one another. */
export default function Fluidmotion(): ReactNode {
  const played = usePlayed();
  return (
    <Drawing ground="#2a0f66">
      {bands.map((color, band) => (
        <path key={color} d={swell(band, played)} fill={color} opacity={0.86} />
      ))}
    </Drawing>
  );
}
