import {type ReactNode, useLayoutEffect, useRef} from 'react';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {page} from '../page-colors';
import {palette} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {Footage} from '../parts/Footage';
import {usePlayed} from '../parts/motion';
import type {Props} from './demo';

const size = {width: 420, height: 400} as const;

/** Green pixels become transparent, one by one. */
export default function ChromaKey({threshold}: Props): ReactNode {
  const played = usePlayed();
  return (
    <PageCanvas
      style={{flexDirection: 'row', justifyContent: 'space-between', padding: '36px 48px'}}
    >
      <Card title="File">
        <Shot />
      </Card>
      <Card title="On the canvas">
        <Footage passed={0.15 + played * 0.5} {...size} />
        <AbsoluteFill>
          <Shot threshold={threshold} />
        </AbsoluteFill>
      </Card>
    </PageCanvas>
  );
}

function Card({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <div>
      <div style={{borderRadius: 16, overflow: 'hidden', position: 'relative', ...size}}>
        {children}
      </div>
      <div style={{color: page.ink, fontSize: 38, marginTop: 16, textAlign: 'center'}}>{title}</div>
    </div>
  );
}

/** The picture of the file, whose green pixels are taken out if there is a threshold. */
function Shot({threshold}: {threshold?: number}): ReactNode {
  const frame = useCurrentFrame();
  const canvas = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d', {willReadFrequently: true});
    if (!context) {
      return;
    }
    draw(context, frame);
    if (threshold === undefined) {
      return;
    }
    const pixels = context.getImageData(0, 0, size.width, size.height);
    for (let index = 0; index < pixels.data.length; index += 4) {
      const red = pixels.data[index]!;
      const green = pixels.data[index + 1]!;
      const blue = pixels.data[index + 2]!;
      if (green - Math.max(red, blue) > threshold) {
        pixels.data[index + 3] = 0;
      }
    }
    context.putImageData(pixels, 0, 0);
  }, [frame, threshold]);

  return <canvas ref={canvas} {...size} style={{display: 'block'}} />;
}

/** A ball before a green ground that is darker towards its corners, as in a studio. */
function draw(context: CanvasRenderingContext2D, frame: number): void {
  const {width, height} = size;
  const ground = context.createRadialGradient(
    width / 2,
    height / 2,
    40,
    width / 2,
    height / 2,
    320,
  );
  ground.addColorStop(0, 'rgb(40 200 80)');
  ground.addColorStop(1, 'rgb(30 90 50)');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);

  const turn = (frame / 120) * Math.PI * 2;
  const x = width / 2 + Math.sin(turn) * 90;
  const y = height - 96 - Math.abs(Math.sin(turn * 2)) * 190;
  const ball = context.createRadialGradient(x - 26, y - 30, 8, x, y, 84);
  ball.addColorStop(0, palette.paper);
  ball.addColorStop(0.35, palette.playhead);
  ball.addColorStop(1, 'rgb(140 24 16)');
  context.fillStyle = ball;
  context.beginPath();
  context.arc(x, y, 80, 0, Math.PI * 2);
  context.fill();
}
