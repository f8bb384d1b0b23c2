import {meta} from '@site/src/demos/greeting-card/demo';
import {expect, it} from 'vitest';
import {playerCode, type PlayerSettings} from './player-code.ts';

const settings: PlayerSettings = {
  inputProps: {name: 'Ada', message: `It's ready`, color: '#4d7dff'},
  seconds: 4,
  playbackRate: 1,
  loop: false,
  controls: false,
  autoPlay: false,
};

it('writes a whole file that leaves defaults out', () => {
  expect(playerCode(settings, meta, 120)).toBe(
    String.raw`import {Player} from '@remotion/player';
import GreetingCard from './GreetingCard';

export const Preview = () => (
  <Player
    component={GreetingCard}
    inputProps={{
      name: 'Ada',
      message: 'It\'s ready',
      color: '#4d7dff',
    }}
    durationInFrames={120}
    fps={30}
    compositionWidth={1280}
    compositionHeight={720}
    style={{width: '100%'}}
  />
);
`,
  );
});

it.each([
  [{loop: true}, '    loop\n'],
  [{controls: true}, '    controls\n    showVolumeControls={false}\n'],
  [{autoPlay: true}, '    autoPlay\n'],
  [{playbackRate: 1.5}, '    playbackRate={1.5}\n'],
])('adds %j', (changes, line) => {
  const code = playerCode({...settings, ...changes}, meta, 90);
  expect(code).toContain(line);
  expect(playerCode(settings, meta, 90)).not.toContain(line);
});
