import demo from '@generated/demos/default/combine-chunks.json';
import {ButtonLink} from '@site/src/components/Button';
import {PageHeader} from '@site/src/components/PageHeader';
import {HeaderFilm} from '@site/src/components/PageHeader/HeaderFilm';
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
      description="Render Remotion videos on AWS Lambda: how chunks render in parallel, an estimate of time and price next to published measurements, limits and setup."
    >
      <main>
        <PageHeader
          eyebrow="@remotion/lambda"
          title="Render videos in parallel on AWS Lambda"
          intro="Remotion Lambda splits a video into chunks and renders them at the same time, on functions in your own AWS account. You don't pay for idle servers."
          actions={
            <>
              <ButtonLink to="lambdaDocs">Read the docs</ButtonLink>
              <ButtonLink to="player" look="secondary">
                Preview with the Player
              </ButtonLink>
            </>
          }
          aside={<HeaderFilm demo={demo} />}
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
