import {SiteLink} from '@site/src/components/SiteLink';
import type {LinkKey} from '@site/src/config/links';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
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
          <ul className={styles.channels} data-seen-whole>
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

type Channel = {
  title: string;
  /** The link's target. */
  to: LinkKey;
  /** What the channel is for. */
  purpose: string;
  /** What to bring, or what to know before. */
  bring: string;
  /** A second page to go to. */
  also?: LinkKey;
};

type ChannelGroup = {id: string; title: string; channels: readonly Channel[]};

/** Every way to reach the company or its community, by the reader's reason to write. */
const channelGroups: readonly ChannelGroup[] = [
  {
    id: 'code',
    title: 'About your code',
    channels: [
      {
        title: 'Report a bug',
        to: 'issues',
        purpose: 'Something does not do what the docs say.',
        bring: 'Bring a small project that shows it, and the points of the checklist below.',
      },
      {
        title: 'Ask a question',
        to: 'discord',
        purpose: 'How to build something, or whether it can be built.',
        bring: 'Bring what the video should show, what you tried, and the code around it.',
      },
      {
        title: 'Report a security problem',
        to: 'securityReports',
        purpose: 'A weakness that somebody could use against people or their data.',
        bring:
          'Bring what is affected and how to repeat it. Keep it out of public issues and chats.',
      },
    ],
  },
  {
    id: 'work',
    title: 'About your company',
    channels: [
      {
        title: 'Enterprise contact',
        to: 'enterpriseContact',
        purpose: 'An enterprise license, and whatever has no other place on this page.',
        bring: 'Bring how many people work with Remotion, and what you render.',
      },
      {
        title: 'License questions',
        to: 'licenseFaq',
        purpose: 'Who needs a license, and what it covers.',
        bring: 'Read License & pricing in these docs first; the FAQ goes on from there.',
        also: 'licenseDocs',
      },
      {
        title: 'Hire somebody',
        to: 'experts',
        purpose: 'Developers who make videos and apps with Remotion for others.',
        bring: 'Bring what you want to make, and by when. You write to them, not to us.',
      },
    ],
  },
  {
    id: 'public',
    title: 'To see and to show',
    channels: [
      {
        title: 'News',
        to: 'x',
        purpose: 'Announcements, as they are made.',
        bring: 'The changelog lists every change of every release.',
        also: 'changelog',
      },
      {
        title: 'Show your video',
        to: 'showcaseAdd',
        purpose: 'A place in the showcase, by pull request.',
        bring: 'Bring a title, a sentence and a public link. A form writes the record.',
      },
      {
        title: 'Press and brand',
        to: 'brand',
        purpose: 'The logo as files.',
        bring: 'The About us page says who we are, in a few facts.',
        also: 'about',
      },
    ],
  },
];
