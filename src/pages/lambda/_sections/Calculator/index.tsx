import figuresFile from '@generated/catalog/default/figures.json';
import {Calculator, Figure, Note, Result, Steps} from '@site/src/components/Calculator';
import {formatCount} from '@site/src/components/format-count';
import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import type {LambdaPrices} from '@site/src/data/schemas/lambda-prices';
import {useState, type ReactNode} from 'react';
import {Row, Table} from '../Table';
import {completeDraft, startDraft, type Draft, type Complete} from './draft';
import {explain, inDollars, inSeconds} from './explain';
import {FunctionFields, VideoFields} from './Fields';
import {estimateRender, obstacles, splitting} from './render-estimate';
import styles from './styles.module.css';

const {lambdaPrices: figures} = figuresFile;

/** How long a render takes and what it costs. */
export function RenderCalculator(): ReactNode {
  const [draft, setDraft] = useState<Draft>(() => startDraft(figures));
  const change = (changes: Partial<Draft>) => setDraft((all) => ({...all, ...changes}));

  return (
    <Section
      id="calculator"
      title="What your render would take"
      intro={
        <>
          Counted as <code>estimatePrice()</code> of the package counts. Two numbers only you can
          know: how long a frame takes, and how long the chunks take to join.
        </>
      }
      sunken
    >
      <Calculator
        fields={
          <>
            <VideoFields draft={draft} onChange={change} />
            <FunctionFields draft={draft} figures={figures} onChange={change} />
          </>
        }
      >
        <Answer question={completeDraft(draft)} />
      </Calculator>
      <Constants />
    </Section>
  );
}

/** Time and price of the render; `question` is null while a field holds no number. */
function Answer({question}: {question: Complete | null}): ReactNode {
  const regions: LambdaPrices['regions'] = figures.regions;
  const prices = question && regions[question.region];
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

/** Every number that the calculator does not ask for, and where it was read. */
function Constants(): ReactNode {
  const {source, formulaSource, freeDiskMb, framesPerFunction, concurrencyPerRegion} = figures;
  const {fewestFunctions, mostFunctions, framesAtMost, functionLimit, overheadMs} = splitting;
  return (
    <details className={styles.constants}>
      <summary>Where the constants come from</summary>
      <Table label="Constants of the calculator" head={['Constant', 'Value', 'Read from']}>
        <Row name="Prices of memory, disk and calls">
          <td>By region, as in the formula</td>
          <td>{source}</td>
        </Row>
        <Row name="Disk that costs nothing">
          <td>{formatCount(freeDiskMb)} MB (MIN_EPHEMERAL_STORAGE_IN_MB)</td>
          <td>{formulaSource}</td>
        </Row>
        <Row name="Overhead of each function">
          <td>{overheadMs} ms (OVERHEAD_TIME_PER_LAMBDA)</td>
          <td>@remotion/serverless-client 4.0.287, dist/most-expensive-chunks.js</td>
        </Row>
        <Row name="Functions that the package chooses">
          <td>
            At most {fewestFunctions} for the shortest videos, rising to {mostFunctions} at{' '}
            {formatCount(framesAtMost)} frames, and at least {framesPerFunction} frames on each
          </td>
          <td>@remotion/serverless 4.0.287, dist/best-frames-per-function-param.js</td>
        </Row>
        <Row name="Most functions in a render">
          <td>{functionLimit} (MAX_FUNCTIONS_PER_RENDER)</td>
          <td>@remotion/serverless-client 4.0.287, dist/constants.js</td>
        </Row>
        <Row name="Functions at once in a region">
          <td>{formatCount(concurrencyPerRegion)}</td>
          <td>
            Default quota L-B99A9384 of AWS; <code>npx remotion lambda quotas</code> shows yours
          </td>
        </Row>
      </Table>
    </details>
  );
}
