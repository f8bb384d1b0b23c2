import demo from '@generated/demos/default/greeting-card.json';
import type {PlayerRef} from '@remotion/player';
import {CodeSample} from '@site/src/components/CodeSample';
import {DemoPlayer} from '@site/src/components/DemoPlayer';
import {Section} from '@site/src/components/Section';
import {meta} from '@site/src/demos/greeting-card/demo';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {playerCode, type PlayerSettings} from './player-code';
import {Settings} from './Settings';
import styles from './styles.module.css';
import {eventTypes, useEventLog, type EventType} from './useEventLog';

const seconds = meta.durationInFrames / meta.fps;

const start: PlayerSettings = {
  inputProps: meta.defaultProps,
  seconds,
  playbackRate: 1,
  loop: true,
  controls: true,
  autoPlay: false,
};

/** A player, its settings, the matching code, and its events. */
export function Playground(): ReactNode {
  const [settings, setSettings] = useState(start);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const {inputProps, playbackRate, loop, controls, autoPlay} = settings;
  const durationInFrames = (settings.seconds ?? seconds) * meta.fps;

  return (
    <Section
      id="playground"
      title="Change a prop, see the video"
      intro="The fields set the props of the Player on this page. The code below sets the same props in your app: replace GreetingCard with your own component."
    >
      <div className={styles.playground}>
        <DemoPlayer
          // The Player reads autoPlay when it appears, so a change needs a new one.
          key={String(autoPlay)}
          name="greeting-card"
          meta={demo.meta}
          playerRef={setPlayer}
          controls={controls ? 'player' : 'none'}
          {...{inputProps, playbackRate, loop, autoPlay, durationInFrames}}
        />
        <Settings
          settings={settings}
          seconds={seconds}
          onChange={(changes) => setSettings((all) => ({...all, ...changes}))}
        />
        <CodeSample title="Preview.tsx" code={playerCode(settings, meta, durationInFrames)} />
        <EventLog player={player} />
      </div>
      <p className={styles.note}>
        <code>controls</code> shows the Player’s built-in controls, here without a volume control
        because the video is silent. Without <code>controls</code>, you build your own controls from
        the Player’s methods and events. If you turn off <code>controls</code> above, the play
        button calls <code>toggle()</code>.
      </p>
    </Section>
  );
}

/** What the player has sent so far; all types are there from the start, so that events move nothing. */
function EventLog({player}: {player: PlayerRef | null}): ReactNode {
  const {counts, newest} = useEventLog(player);
  return (
    <div className={styles.log}>
      <Heading as="h3" className={styles.heading}>
        Events
      </Heading>
      <ul className={styles.events}>
        {(Object.keys(eventTypes) as EventType[]).map((type) => {
          const count = counts[type];
          return (
            <li key={type} className={clsx(type === newest && styles.newest)}>
              <code>{type}</code>
              <span className={styles.count}>
                {count ? `${count.times}×, frame ${count.frame}` : 'not yet'}
              </span>
              <span className={styles.when}>{eventTypes[type]}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
