import {SiteLink} from '@site/src/components/SiteLink';
import type {LinkKey} from '@site/src/config/links';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Where to go with what. */
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
  /** What to include, or what to know before. */
  bring: string;
  /** A second page to go to. */
  also?: LinkKey;
};

type ChannelGroup = {id: string; title: string; channels: readonly Channel[]};

/** Every way to reach the company or its community, by the reader's reason to write. */
const channelGroups: readonly ChannelGroup[] = [
  {
    id: 'code',
    title: 'Your code',
    channels: [
      {
        title: 'Report a bug',
        to: 'issues',
        purpose: 'Something does not work as the docs describe.',
        bring: 'Include a small project that reproduces it. The checklist below helps.',
      },
      {
        title: 'Ask a question',
        to: 'discord',
        purpose: 'You want to know how to build something, or whether it can be built at all.',
        bring: 'Tell us what the video should show and what you tried, and share the code.',
        also: 'support',
      },
      {
        title: 'Report a vulnerability',
        to: 'securityReports',
        purpose: 'You found a vulnerability in Remotion.',
        bring:
          'Say what is affected and how to reproduce it. Do not post it in public issues or chats.',
      },
    ],
  },
  {
    id: 'work',
    title: 'Your company',
    channels: [
      {
        title: 'Licenses',
        to: 'licenseFaq',
        purpose: 'Who needs a license, and what it covers.',
        bring: 'Most answers are in License & pricing. The FAQ covers special cases.',
        also: 'licenseDocs',
      },
      {
        title: 'Support and invoices for license holders',
        to: 'contactForm',
        purpose: 'Your company license includes access to prioritized support.',
        bring: 'Include the company name on your license and, for invoices, the invoice number.',
      },
      {
        title: 'Enterprise license',
        to: 'contactForm',
        purpose: 'Your company needs an enterprise license or a quote.',
        bring: 'Tell us your team size and what you render.',
      },
      {
        title: 'Hire an expert',
        to: 'experts',
        purpose: 'Developers who build videos and apps with Remotion.',
        bring: 'Contact them directly. Tell them what you want to make, and by when.',
      },
    ],
  },
  {
    id: 'public',
    title: 'Community and press',
    channels: [
      {
        title: 'News',
        to: 'x',
        purpose: 'You want to follow our announcements.',
        bring: 'The changelog lists the changes in every release.',
        also: 'changelog',
      },
      {
        title: 'Share your video',
        to: 'showcaseAdd',
        purpose: 'Get your video into the showcase with a pull request.',
        bring:
          'You need a title, a one-sentence description, the size of the video, a tag, the date of the submission, and a public link or the creator’s page. Our form generates the file for the pull request.',
      },
      {
        title: 'Press and brand',
        to: 'brand',
        purpose: 'You’re writing about Remotion and you need our logo or have a question.',
        bring: 'For interviews, use the contact form on remotion.pro.',
        also: 'contactForm',
      },
      {
        title: 'Investors',
        to: 'investors',
        purpose: 'How we are funded and how we make money.',
        bring: 'To talk to us, use the contact form on remotion.pro.',
        also: 'contactForm',
      },
    ],
  },
];
