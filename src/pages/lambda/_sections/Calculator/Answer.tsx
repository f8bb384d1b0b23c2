import {Figure, Note, Result, Steps} from '@site/src/components/Calculator';
import {SiteLink} from '@site/src/components/SiteLink';
import type {LambdaPrices} from '@site/src/data/schemas/lambda-prices';
import type {ReactNode} from 'react';
import type {Complete} from './draft';
import {explain, inDollars, inSeconds} from './explain';
import {estimateRender, obstacles} from './render-estimate';
import styles from './styles.module.css';

type Props = {
  /** The question, or null while a field holds no number. */
  question: Complete | null;
  figures: LambdaPrices;
};

/** Time and price of the render, and how they come about. */
export function Answer({question, figures}: Props): ReactNode {
  const prices = question && figures.regions[question.region];
  if (!question || !prices) {
    return (
      <Result>
        <Figure value="–" unit="Correct the number that is marked." />
      </Result>
    );
  }
  const estimate = estimateRender(question, figures, prices);
  const problems = obstacles(estimate, question, figures);
  return (
    <>
      <Result>
        <Figure value={inSeconds(estimate.renderMs)} unit="to render" />
        <Figure value={inDollars(estimate.price)} unit="per render at AWS" />
        <Figure value={inDollars(estimate.price * 1000, 2)} unit="per 1,000 renders" />
      </Result>
      {problems.length > 0 && (
        <ul className={styles.problems} role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <Steps
        label="How time and price come about"
        steps={explain(question, estimate, figures, prices)}
      />
      <Note>
        Prices of AWS in {figures.year}, in US dollars, without tax and free tier. Storage and
        transfer from S3 come on top, and so does the{' '}
        <SiteLink to="licenseDocs">license of Remotion</SiteLink> for companies.
      </Note>
    </>
  );
}
