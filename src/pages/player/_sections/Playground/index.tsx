import type {PlayerRef} from '@remotion/player';
import {CodeSample} from '@site/src/components/CodeSample';
import {DemoPlayer} from '@site/src/components/DemoPlayer';
import {Section} from '@site/src/components/Section';
import {facts} from '@site/src/demos/greeting-card/facts';
import {useState, type ReactNode} from 'react';
import {EventLog} from './EventLog';
import {playerCode, type PlayerSettings} from './player-code';
import {Settings} from './Settings';
import styles from './styles.module.css';

const seconds = facts.durationInFrames / facts.fps;

const start: PlayerSettings = {
  inputProps: facts.defaultProps,
  seconds,
  playbackRate: 1,
  loop: true,
  controls: true,
  autoPlay: false,
};

/** A player, the settings it plays with, the code they stand for, and what it says. */
export function Playground(): ReactNode {
  const [settings, setSettings] = useState(start);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const {inputProps, playbackRate, loop, controls, autoPlay} = settings;
  const durationInFrames = (settings.seconds ?? seconds) * facts.fps;

  return (
    <Section
      id="playground"
      title="Change a prop, see the video"
      lead="The fields set the props of a Player that runs in this page. The code below is what you would write."
    >
      <div className={styles.playground}>
        <DemoPlayer
          // The Player reads autoPlay when it appears, so a change needs a new one.
          key={String(autoPlay)}
          name="greeting-card"
          facts={facts}
          playerRef={setPlayer}
          {...{inputProps, playbackRate, loop, controls, autoPlay, durationInFrames}}
        />
        <Settings
          settings={settings}
          seconds={seconds}
          onChange={(changes) => setSettings((all) => ({...all, ...changes}))}
        />
        <CodeSample title="Preview.tsx" code={playerCode(settings, facts, durationInFrames)} />
        <EventLog player={player} />
      </div>
      <p className={styles.note}>
        With <code>controls</code> the Player brings a bar of its own. The bar here is drawn by this
        site with the same methods and events that your app can use.
      </p>
    </Section>
  );
}
