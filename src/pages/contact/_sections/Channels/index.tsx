import {SiteLink} from '@site/src/components/SiteLink';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {channelGroups, type Channel} from './channels';
import styles from './styles.module.css';

/** Where to turn with what. */
export function Channels(): ReactNode {
  return (
    <div className={styles.groups}>
      {channelGroups.map(({id, title, channels}) => (
        <section key={id} aria-label={title}>
          <Heading as="h2" id={id} className={styles.group}>
            {title}
          </Heading>
          <ul className={styles.channels}>
            {channels.map((channel) => (
              <li key={channel.title} className={styles.channel}>
                <ChannelCard channel={channel} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ChannelCard({channel: {title, to, purpose, bring, also}}: {channel: Channel}): ReactNode {
  return (
    <>
      <Heading as="h3" className={styles.title}>
        {title}
      </Heading>
      <p>{purpose}</p>
      <p className={styles.bring}>{bring}</p>
      <p className={styles.way}>
        <SiteLink to={to} />
        {also && <SiteLink to={also} />}
      </p>
    </>
  );
}
