import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export type HeroProps = {text: string; color: string; speed: number};

export default function Hero({text, color, speed}: HeroProps) {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const played = `${(100 * frame) / durationInFrames}%`;
  const fontSize = Math.min(170, 1900 / text.length);

  return (
    <AbsoluteFill style={styles.scene}>
      <div style={styles.counter}>frame {frame}</div>
      <div style={{...styles.headline, fontSize}}>
        {[...text].map((letter, index) => {
          const time = frame * speed - index * 2;
          const rise = spring({frame: time, fps, config: {damping: 11}});
          const y = interpolate(rise, [0, 1], [0.7, 0]);
          const opacity = Math.min(rise, (durationInFrames - frame) / 8);
          const style = {...styles.letter, opacity, translate: `0 ${y}em`};
          return (
            <span key={index} style={style}>
              {letter}
            </span>
          );
        })}
      </div>
      <div style={styles.timeline}>
        <div style={{...styles.clip, width: played, background: color}} />
        <div style={{...styles.playhead, translate: played}} />
      </div>
    </AbsoluteFill>
  );
}

const styles = {
  scene: {background: '#0f1219', color: 'white', fontFamily: 'Geist, sans-serif', padding: 80},
  counter: {color: '#9aa4b6', fontFamily: 'Geist Mono, monospace', fontSize: 28},
  headline: {fontWeight: 640, letterSpacing: '-0.03em', lineHeight: 1.2, margin: 'auto 0'},
  letter: {display: 'inline-block', whiteSpace: 'pre'},
  timeline: {background: '#1f2532', borderRadius: 16, height: 96, position: 'relative'},
  clip: {borderRadius: 16, height: '100%'},
  playhead: {borderLeft: '6px solid #f04d2e', inset: '-22px 0', position: 'absolute'},
} as const;
