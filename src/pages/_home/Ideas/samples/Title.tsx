import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Title = ({text}: {text: string}) => {
  const frame = useCurrentFrame();
  const opacity = Math.min(1, frame / 30);

  return (
    <AbsoluteFill style={{background: 'white', padding: 80}}>
      <h1 style={{opacity, fontSize: 120}}>{text}</h1>
    </AbsoluteFill>
  );
};
