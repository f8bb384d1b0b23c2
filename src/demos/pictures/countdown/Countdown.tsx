import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

type CountdownProps = {
  from: number;
  color: string;
};

export const Countdown = ({from, color}: CountdownProps) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const seconds = Math.floor(frame / fps);
  const progress = (frame % fps) / fps;
  const scale = interpolate(progress, [0, 1], [1, 1.4]);
  const opacity = interpolate(progress, [0, 0.7, 1], [1, 1, 0]);

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: '#0f1219',
        color,
        fontFamily: 'Geist, system-ui, sans-serif',
        fontSize: 400,
        fontWeight: 700,
        justifyContent: 'center',
      }}
    >
      <div style={{opacity, transform: `scale(${scale})`}}>{from - seconds}</div>
    </AbsoluteFill>
  );
};
