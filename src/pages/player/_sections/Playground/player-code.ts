import {quote} from '@site/src/components/CodeSample/quote';
import type {DemoMeta} from '@site/src/demos/demo-types';
import type {GreetingCardProps} from '@site/src/demos/greeting-card';

/** Everything that can be set on the page. */
export type PlayerSettings = {
  inputProps: GreetingCardProps;
  /** Null while the field holds no number. */
  seconds: number | null;
  playbackRate: number;
  loop: boolean;
  controls: boolean;
  autoPlay: boolean;
};

/** The component that plays with these settings. What is as the Player has it by default is left out. */
export function playerCode(
  {inputProps, playbackRate, loop, controls, autoPlay}: PlayerSettings,
  {fps, width, height}: Pick<DemoMeta, 'fps' | 'width' | 'height'>,
  durationInFrames: number,
): string {
  const props = [
    'component={GreetingCard}',
    'inputProps={{',
    `  name: ${quote(inputProps.name)},`,
    `  message: ${quote(inputProps.message)},`,
    `  color: ${quote(inputProps.color)},`,
    '}}',
    `durationInFrames={${durationInFrames}}`,
    `fps={${fps}}`,
    `compositionWidth={${width}}`,
    `compositionHeight={${height}}`,
    playbackRate !== 1 && `playbackRate={${playbackRate}}`,
    loop && 'loop',
    controls && 'controls',
    controls && 'showVolumeControls={false}',
    autoPlay && 'autoPlay',
    "style={{width: '100%'}}",
  ];
  return `import {Player} from '@remotion/player';
import GreetingCard from './GreetingCard';

export const Preview = () => (
  <Player
${props
  .filter((line) => line !== false)
  .map((line) => `    ${line}`)
  .join('\n')}
  />
);
`;
}
