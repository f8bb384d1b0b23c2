import {ButtonLink} from '@site/src/components/Button';
import {Command} from '@site/src/components/CommandTabs';
import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import {Install} from '@site/src/mdx/Commands';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** From a project on a laptop to a file in a bucket. */
export function Start(): ReactNode {
  return (
    <Section
      id="start"
      title="Render on Lambda in six steps"
      intro="You need an AWS account and a Remotion project. Everything runs in your account; nothing runs on our servers."
      action={
        <ButtonLink to="lambdaSetup" look="secondary">
          Setup in detail
        </ButtonLink>
      }
    >
      <ol className={styles.steps}>
        <Step
          title="Install the package"
          text="Use the same version as your other Remotion packages, instead of the one below if yours differs."
        >
          <Install packages={['@remotion/lambda']} />
        </Step>
        <Step
          title="Create a role"
          text={
            <>
              In the AWS console, under IAM, create a policy from the JSON that this command prints.
              Then create a role for the Lambda service with that policy. Name the role{' '}
              <code>remotion-lambda-role</code>, because Remotion looks for this name.
            </>
          }
        >
          <Command text="npx remotion lambda policies role" />
        </Step>
        <Step
          title="Create a user"
          text={
            <>
              Create an IAM user, attach the JSON from the first command as an inline policy, and
              create an access key. Add the key to <code>.env</code> as{' '}
              <code>REMOTION_AWS_ACCESS_KEY_ID</code> and{' '}
              <code>REMOTION_AWS_SECRET_ACCESS_KEY</code>, and keep this file out of Git. To use a
              region other than <code>us-east-1</code>, also set <code>REMOTION_AWS_REGION</code>{' '}
              there. The second command checks the user’s permissions, but not the role’s.{' '}
              <SiteLink to="lambdaPermissions">Permissions</SiteLink> explains what each permission
              is for.
            </>
          }
        >
          <Command text="npx remotion lambda policies user" />
          <Command text="npx remotion lambda policies validate" />
        </Step>
        <Step
          title="Deploy the function"
          text={
            <>
              Deploy one function for each Remotion version and region. All your projects can use
              the same function. Flags set its{' '}
              <SiteLink to="lambdaFunctions">memory, disk and timeout</SiteLink>.
            </>
          }
        >
          <Command text="npx remotion lambda functions deploy" />
        </Step>
        <Step
          title="Deploy your project"
          text={
            <>
              This bundles your project and <SiteLink to="lambdaSites">uploads it</SiteLink> to an
              S3 bucket. Run it again after each change.
            </>
          }
        >
          <Command text="npx remotion lambda sites create --site-name=my-video" />
        </Step>
        <Step
          title="Render"
          text={
            <>
              Replace <code>MyComposition</code> with your composition’s ID. The last argument is
              the path that the video is downloaded to. In your app, call{' '}
              <code>renderMediaOnLambda()</code>.
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
