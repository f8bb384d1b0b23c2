import {CodeSample} from '@site/src/components/CodeSample';
import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import preview from './samples/Preview.tsx?raw';
import render from './samples/render.mts?raw';
import root from './samples/Root.tsx?raw';
import title from './samples/Title.tsx?raw';
import styles from './styles.module.css';

/** How one small component becomes a video, in four steps. */
export function Ideas(): ReactNode {
  return (
    <Section
      id="how-it-works"
      title="One component, from frame to file"
      intro="A video is a function of the frame number. You write that function in React, and everything else follows from it."
    >
      <ol className={styles.ideas}>
        <Idea
          title="A frame is a component"
          sample={<CodeSample code={title} title="src/Title.tsx" />}
        >
          <code>useCurrentFrame()</code> tells a component which frame to render. Text, images, SVG,
          canvas and WebGL all work. If the frame and the props determine everything you see, every
          render looks the same.
        </Idea>
        <Idea title="Parameters are props" sample={<CodeSample code={root} title="src/Root.tsx" />}>
          <code>{'<Composition>'}</code> sets a component’s size, duration and default props. Change
          the props and you get a different video: one template, one video per row of data.
        </Idea>
        <Idea
          title="Render where you want"
          sample={<CodeSample code={render} title="render.mts" />}
        >
          Press a button in the <SiteLink to="studioDocs">Studio</SiteLink>, run{' '}
          <code>npx remotion render</code>, call <code>renderMedia()</code> on a server, or
          distribute the work across <SiteLink to="lambda">AWS Lambda</SiteLink>.
        </Idea>
        <Idea
          title="Play it in your app"
          sample={<CodeSample code={preview} title="src/Preview.tsx" />}
        >
          The <SiteLink to="player">Player</SiteLink> shows the same component on a web page and
          updates when its props change, so people see their video before you render it.
        </Idea>
      </ol>
    </Section>
  );
}

type IdeaProps = {title: string; sample: ReactNode; children: ReactNode};

function Idea({title: heading, sample, children}: IdeaProps): ReactNode {
  return (
    <li className={styles.idea}>
      <div>
        <Heading as="h3" className={styles.title}>
          {heading}
        </Heading>
        <p className={styles.text}>{children}</p>
      </div>
      {sample}
    </li>
  );
}
