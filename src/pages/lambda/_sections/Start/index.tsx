import {ButtonLink} from '@site/src/components/Button';
import {Command} from '@site/src/components/CommandTabs';
import {Section} from '@site/src/components/Section';
import {Install} from '@site/src/mdx/Commands';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** From a project on a laptop to a file in a bucket. */
export function Start(): ReactNode {
  return (
    <Section
      id="start"
      title="From project to cloud in five steps"
      intro="You need an AWS account and a Remotion project. Functions and buckets are yours; nothing runs on our machines."
      action={
        <ButtonLink to="lambdaDocs" look="secondary">
          Read the Lambda docs
        </ButtonLink>
      }
    >
      <ol className={styles.steps}>
        <Step title="Install the package" text="In the version of your other Remotion packages.">
          <Install packages={['@remotion/lambda']} />
        </Step>
        <Step
          title="Give it permissions"
          text={
            <>
              Two commands print the policies that a user and a role in AWS need. Put the user’s key
              into <code>.env</code> as <code>REMOTION_AWS_ACCESS_KEY_ID</code> and{' '}
              <code>REMOTION_AWS_SECRET_ACCESS_KEY</code>; the third command checks everything.
            </>
          }
        >
          <Command text="npx remotion lambda policies user" />
          <Command text="npx remotion lambda policies role" />
          <Command text="npx remotion lambda policies validate" />
        </Step>
        <Step title="Deploy the function" text="Once per version and region, for all projects.">
          <Command text="npx remotion lambda functions deploy" />
        </Step>
        <Step
          title="Deploy your project"
          text="Bundles it and puts it into an S3 bucket. Run it again after each change."
        >
          <Command text="npx remotion lambda sites create --site-name=my-video" />
        </Step>
        <Step
          title="Render"
          text={
            <>
              From the terminal, or from your app with <code>renderMediaOnLambda()</code>. The last
              argument is the file to download to.
            </>
          }
        >
          <Command text="npx remotion lambda render my-video MyComposition out.mp4" />
        </Step>
      </ol>
    </Section>
  );
}

type StepProps = {title: string; text: ReactNode; children: ReactNode};

function Step({title, text, children}: StepProps): ReactNode {
  return (
    <li className={styles.step}>
      <div>
        <Heading as="h3" className={styles.title}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.commands}>{children}</div>
    </li>
  );
}
