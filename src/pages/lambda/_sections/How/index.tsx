import figures from '@generated/catalog/default/figures.json';
import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {splitting} from '../Calculator/render-estimate';
import styles from './styles.module.css';

/** What happens between the call and the file. */
export function How(): ReactNode {
  const {mostFunctions, functionLimit} = splitting;
  const {framesPerFunction} = figures.lambdaPrices;
  return (
    <Section
      id="how-it-works"
      title="Split, render, combine"
      intro={
        <>
          Frames do not depend on each other, so a video can be rendered in chunks. Each chunk gets
          its own Lambda function, which stops when the chunk is done. See{' '}
          <SiteLink to="lambdaHow">how Lambda works</SiteLink>.
        </>
      }
    >
      <div className={styles.how}>
        <figure className={styles.figure}>
          <Diagram />
        </figure>
        <ol className={styles.steps}>
          <Step title="The main function splits the video">
            You call{' '}
            <SiteLink to="lambdaRender">
              <code>renderMediaOnLambda()</code>
            </SiteLink>{' '}
            or run a command, and receive a render ID. The main function, which runs in your AWS
            account, opens your project in Chrome, reads the composition’s size and length, and
            splits the frames into chunks: of at most {framesPerFunction} frames for a short video,
            into about {mostFunctions} chunks for a long one, and into up to {functionLimit} if you
            set the <SiteLink to="lambdaConcurrency">chunk size</SiteLink>.
          </Step>
          <Step title="All chunks render at the same time">
            Each chunk goes to its own function, which renders the frames, encodes them and streams
            the video and audio back. If a chunk fails with a transient error, it is rendered again:
            once by default, or up to <code>maxRetries</code> times. If the connection to a function
            is lost, its chunk is rendered again regardless of <code>maxRetries</code>.
          </Step>
          <Step title="The chunks become one file">
            The main function combines the chunks, uploads the file to your S3 bucket and calls your{' '}
            <SiteLink to="lambdaWebhooks">webhook</SiteLink>, if you configured one. Meanwhile,{' '}
            <SiteLink to="lambdaProgress">
              <code>getRenderProgress()</code>
            </SiteLink>{' '}
            reports the progress and the estimated cost.
          </Step>
        </ol>
      </div>
    </Section>
  );
}

function Step({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <li className={styles.step}>
      <Heading as="h3" className={styles.title}>
        {title}
      </Heading>
      <p className={styles.text}>{children}</p>
    </li>
  );
}

const chunks = [0, 1, 2, 3, 4, 5];
const frames = [0, 1, 2, 3];

/** Left edges of a chunk in the plan, on its function and in the file. */
const plan = (chunk: number) => 28 + chunk * 71;
const renderer = (chunk: number) => 12 + chunk * 78;
const file = (chunk: number) => 84 + chunk * 56;

/** One bar of frames, cut into six, each on its own function, joined to one bar again. */
function Diagram(): ReactNode {
  return (
    <svg
      className={styles.diagram}
      viewBox="-4 -4 488 388"
      role="img"
      aria-label="The main function splits the video into chunks, six functions render one chunk each at the same time, and the main function combines them into one file."
    >
      {chunks.map((chunk) => (
        <g key={chunk}>
          <path
            className={styles.wire}
            d={`M${plan(chunk) + 34} 96C${plan(chunk) + 34} 132 ${renderer(chunk) + 33} 124 ${renderer(chunk) + 33} 160`}
          />
          <path
            className={styles.wire}
            d={`M${renderer(chunk) + 33} 264C${renderer(chunk) + 33} 296 ${file(chunk) + 28} 288 ${file(chunk) + 28} 320`}
          />
        </g>
      ))}
      <rect className={styles.box} x="12" y="12" width="456" height="96" rx="10" />
      <text className={styles.label} x="28" y="47">
        main function
      </text>
      {chunks.map((chunk) => (
        <g key={chunk}>
          <rect className={styles.chunk} x={plan(chunk)} y="64" width="68" height="32" rx="4" />
          <rect className={styles.box} x={renderer(chunk)} y="160" width="66" height="104" rx="8" />
          {frames.map((frame) => (
            <rect
              key={frame}
              className={styles.frame}
              x={renderer(chunk) + 12}
              y={172 + frame * 21}
              width="42"
              height="17"
              rx="3"
            />
          ))}
          <rect className={styles.joined} x={file(chunk)} y="320" width="56.500" height="44" />
        </g>
      ))}
      <path className={styles.playhead} d="M196 312v60" />
      <text className={styles.fileLabel} x="436" y="347">
        .mp4
      </text>
      <Badge x={12} y={12} number={1} />
      <Badge x={12} y={160} number={2} />
      <Badge x={84} y={320} number={3} />
    </svg>
  );
}

/** The number of the step that this part of the picture shows. */
function Badge({x, y, number}: {x: number; y: number; number: number}): ReactNode {
  return (
    <g>
      <circle className={styles.badge} cx={x} cy={y} r="13" />
      <text className={styles.number} x={x} y={y}>
        {number}
      </text>
    </g>
  );
}
