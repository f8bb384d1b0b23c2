import {Section} from '@site/src/components/Section';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {splitting} from '../Calculator/render-estimate';
import {Diagram} from './Diagram';
import styles from './styles.module.css';

/** What happens between the call and the file. */
export function How(): ReactNode {
  const {fewestFunctions, mostFunctions} = splitting;
  return (
    <Section
      id="how-it-works"
      title="Cut, render at once, join"
      lead="A frame needs no other frame, so a video can be rendered in pieces. Lambda starts a machine for each piece and stops it afterwards."
    >
      <div className={styles.how}>
        <figure className={styles.figure}>
          <Diagram />
        </figure>
        <ol className={styles.steps}>
          <Step title="The first function makes a plan">
            You call <code>renderMediaOnLambda()</code> or the command line and get a render id
            back. A function in your AWS account opens your project in Chrome, reads size and length
            of the composition, and cuts the frames into chunks: at least 20 frames each, on up to{' '}
            {fewestFunctions} functions for a short video and {mostFunctions} for a long one.
          </Step>
          <Step title="Every chunk renders at the same time">
            Each chunk goes to a function of its own, which draws its frames, encodes them and
            streams picture and sound back. A chunk that fails for a passing reason is tried once
            more, or as often as you set.
          </Step>
          <Step title="The chunks become one file">
            The first function joins the chunks, stores the file in an S3 bucket of yours and calls
            your webhook. Meanwhile <code>getRenderProgress()</code> tells how far the render is and
            what it has cost.
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
