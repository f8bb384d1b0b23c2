import {ButtonLink} from '@site/src/components/Button';
import {Section} from '@site/src/components/Section';
import {CreateVideo} from '@site/src/mdx/Commands';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The way in, once more. */
export function ClosingCall(): ReactNode {
  return (
    <Section
      id="start"
      title="Your first video starts with one command"
      intro="Pick a template, open the Studio, edit a line, and watch the frame update."
      action={
        <div className={styles.start}>
          <CreateVideo />
          <div className={styles.actions}>
            <ButtonLink to="gettingStarted">Read the guide</ButtonLink>
            <ButtonLink to="discord" look="secondary">
              Ask on Discord
            </ButtonLink>
          </div>
        </div>
      }
      sunken
    />
  );
}
