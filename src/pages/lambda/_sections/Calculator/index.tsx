import figuresFile from '@generated/catalog/default/figures.json';
import Link from '@docusaurus/Link';
import {Calculator, Figure, Note, Result, Steps} from '@site/src/components/Calculator';
import {SelectField} from '@site/src/components/Fields';
import {formatCount} from '@site/src/components/format-count';
import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import type {LambdaPrices} from '@site/src/data/schemas/lambda-prices';
import Heading from '@theme/Heading';
import {useState, type ReactNode} from 'react';
import {Row, Table} from '../Table';
import {completeDraft, exampleDraft, startDraft, type Draft, type Complete} from './draft';
import {examples, measurements, type ExampleName, type Temperature} from './examples';
import {explain, inDollars, inSeconds} from './explain';
import {FunctionFields, VideoFields} from './Fields';
import {estimateRender, obstacles, splitting} from './render-estimate';
import {estimateExample} from './estimate-example';
import styles from './styles.module.css';

const {lambdaPrices: figures} = figuresFile;

/** How long a render takes and what it costs. */
export function RenderCalculator(): ReactNode {
  const [draft, setDraft] = useState<Draft>(() => startDraft(figures));
  const [example, setExample] = useState<ExampleName>('video');
  const [temperature, setTemperature] = useState<Temperature>('warm');
  const change = (changes: Partial<Draft>) => setDraft((all) => ({...all, ...changes}));
  const choose = (name: ExampleName, state: Temperature) => {
    setExample(name);
    setTemperature(state);
    change(exampleDraft(name, state));
  };

  return (
    <Section
      id="calculator"
      title="Estimate your render"
      intro={
        <>
          The calculator models what the functions do and uses the price formula from{' '}
          <SiteLink to="lambdaEstimate">
            <code>estimatePrice()</code>
          </SiteLink>
          , which a <SiteLink to="lambdaCost">worked example</SiteLink> explains. The starting
          values were chosen so that the estimates come within 20% of two published renders. Other
          videos can differ more. Replace these values with your own.
        </>
      }
      sunken
    >
      <Calculator
        fields={
          <>
            <SelectField
              label="Start from"
              value={example}
              options={exampleOptions}
              onChange={(name) => choose(name, temperature)}
            />
            <SelectField
              label="Functions"
              value={temperature}
              options={temperatureOptions}
              onChange={(state) => choose(example, state)}
            />
            {/* Another example is another start for the fields. */}
            <VideoFields key={`${example} ${temperature}`} draft={draft} onChange={change} />
            <FunctionFields draft={draft} figures={figures} onChange={change} />
          </>
        }
      >
        <Answer question={completeDraft(draft)} />
      </Calculator>
      <Measurements />
      <Constants />
    </Section>
  );
}

const exampleOptions = (Object.keys(examples) as ExampleName[]).map((value) => ({
  value,
  label: examples[value].label,
}));

const temperatureOptions: readonly {value: Temperature; label: string}[] = [
  {value: 'warm', label: 'Warm: used recently'},
  {value: 'cold', label: 'Cold: AWS has to start the functions first'},
];

/** Time and price of the render; `question` is null while a field holds no number. */
function Answer({question}: {question: Complete | null}): ReactNode {
  const regions: LambdaPrices['regions'] = figures.regions;
  const prices = question && regions[question.region];
  if (!question || !prices) {
    return (
      <Result>
        <Figure value="–" unit="Correct the highlighted number." />
      </Result>
    );
  }
  const estimate = estimateRender(question, figures, prices);
  const problems = obstacles(estimate, question, figures);
  return (
    <>
      <Result>
        <Figure value={inSeconds(estimate.renderMs)} unit="to render, approximately" />
        <Figure value={inDollars(estimate.price)} unit="per render, paid to AWS" />
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
        label="How time and price add up"
        steps={explain(question, estimate, figures, prices)}
      />
      <Note>
        This is an estimate. Actual time and price also depend on your bundle size, the network and
        the functions’ memory, so measure one of your own renders before you rely on it. AWS prices
        are as of {figures.year}, in US dollars, before tax and without the free tier. S3 storage
        and transfer are extra, and companies may need a{' '}
        <SiteLink to="licenseDocs">Remotion license</SiteLink>.
      </Note>
    </>
  );
}

/** The published measurements, next to what the calculator estimates for the same renders. */
function Measurements(): ReactNode {
  const {label, address, conditions} = measurements;
  return (
    <div className={styles.measured}>
      <Heading as="h3" className={styles.heading}>
        Published renders
      </Heading>
      <Table label="Published renders" head={['Render', 'Functions', 'Published', 'Estimated']}>
        {Object.entries(examples).flatMap(([name, {label: video, measured}]) =>
          Object.entries(measured).map(([temperature, {seconds, dollars}]) => {
            const {renderMs, price} = estimateExample(
              name as ExampleName,
              temperature as Temperature,
              figures,
            );
            return (
              <Row key={`${name} ${temperature}`} name={video}>
                <td>{temperature}</td>
                <td>
                  {seconds} s, {inDollars(dollars, 3)}
                </td>
                <td>
                  {inSeconds(renderMs)}, {inDollars(price, 3)}
                </td>
              </Row>
            );
          }),
        )}
      </Table>
      <p className={styles.source}>
        Source: <Link to={address}>{label}</Link>, measured with {conditions}. It lists two more
        renders, and its prices leave out the main function. Individual render times vary: the
        1-minute video was faster on cold functions than on warm ones.
      </p>
    </div>
  );
}

/** Every number that the calculator does not ask for, and where it was read. */
function Constants(): ReactNode {
  const {source, formulaSource, freeDiskMb, framesPerFunction, concurrencyPerRegion} = figures;
  const {fewestFunctions, mostFunctions, framesAtMost, functionLimit, overheadMs} = splitting;
  return (
    <details className={styles.constants}>
      <summary>Where the constants come from</summary>
      <Table label="Constants of the calculator" head={['Constant', 'Value', 'Source']}>
        <Row name="Prices for memory, disk and calls">
          <td>By region, as in the formula</td>
          <td>{source}</td>
        </Row>
        <Row name="Free disk space">
          <td>{formatCount(freeDiskMb)} MB (MIN_EPHEMERAL_STORAGE_IN_MB)</td>
          <td>{formulaSource}</td>
        </Row>
        <Row name="Added to the billed time of each chunk">
          <td>{overheadMs} ms (OVERHEAD_TIME_PER_LAMBDA)</td>
          <td>@remotion/serverless-client 4.0.287, dist/most-expensive-chunks.js</td>
        </Row>
        <Row name="Chunks by default">
          <td>
            Up to about {fewestFunctions} for a short video, rising to about {mostFunctions} at{' '}
            {formatCount(framesAtMost)} frames. The package aims for {framesPerFunction} frames or
            more per chunk and then evens out the chunks, which can make them smaller
          </td>
          <td>@remotion/serverless 4.0.287, dist/best-frames-per-function-param.js</td>
        </Row>
        <Row name="Maximum chunks per render">
          <td>{functionLimit} (MAX_FUNCTIONS_PER_RENDER)</td>
          <td>@remotion/serverless-client 4.0.287, dist/constants.js</td>
        </Row>
        <Row name="Concurrent functions per region">
          <td>{formatCount(concurrencyPerRegion)}</td>
          <td>
            AWS quota L-B99A9384 by default. New accounts can have less:{' '}
            <code>npx remotion lambda quotas</code> shows yours
          </td>
        </Row>
      </Table>
    </details>
  );
}
