import {ButtonLink} from '@site/src/components/Button';
import {PageHeader} from '@site/src/components/PageHeader';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {RenderCalculator} from './_sections/Calculator';
import {Fit} from './_sections/Fit';
import {How} from './_sections/How';
import {Limits} from './_sections/Limits';
import {Start} from './_sections/Start';

/** Rendering on AWS Lambda: how it works, what it costs, where it ends and how to start. */
export default function LambdaPage(): ReactNode {
  return (
    <Layout
      title="Lambda"
      description="Render Remotion videos on AWS Lambda: how chunks render in parallel, a calculator for render time and price, the limits, and the commands to start."
    >
      <main>
        <PageHeader
          eyebrow="@remotion/lambda"
          title="One video, rendered by many machines"
          intro="Remotion Lambda cuts a video into chunks and renders all of them at once, on functions in your own AWS account. No server waits for work in between."
          actions={
            <>
              <ButtonLink to="lambdaDocs">Read the docs</ButtonLink>
              <ButtonLink to="player" look="secondary">
                Preview with the Player
              </ButtonLink>
            </>
          }
        />
        <How />
        <RenderCalculator />
        <Limits />
        <Fit />
        <Start />
      </main>
    </Layout>
  );
}
