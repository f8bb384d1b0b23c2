import type {LambdaPrices} from '@site/src/data/schemas/lambda-prices';
import type {ReactNode} from 'react';
import {Row, Table} from '../Table';
import {splitting} from './render-estimate';
import styles from './styles.module.css';

const count = (number: number) => number.toLocaleString('en-US');

/** Every number that the calculator does not ask for, and where it was read. */
export function Constants({figures}: {figures: LambdaPrices}): ReactNode {
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
          <td>{count(freeDiskMb)} MB (MIN_EPHEMERAL_STORAGE_IN_MB)</td>
          <td>{formulaSource}</td>
        </Row>
        <Row name="Overhead of each function">
          <td>{overheadMs} ms (OVERHEAD_TIME_PER_LAMBDA)</td>
          <td>@remotion/serverless-client 4.0.287, dist/most-expensive-chunks.js</td>
        </Row>
        <Row name="Functions that the package chooses">
          <td>
            At most {fewestFunctions} for the shortest videos, rising to {mostFunctions} at{' '}
            {count(framesAtMost)} frames, and at least {framesPerFunction} frames on each
          </td>
          <td>@remotion/serverless 4.0.287, dist/best-frames-per-function-param.js</td>
        </Row>
        <Row name="Most functions in a render">
          <td>{functionLimit} (MAX_FUNCTIONS_PER_RENDER)</td>
          <td>@remotion/serverless-client 4.0.287, dist/constants.js</td>
        </Row>
        <Row name="Functions at once in a region">
          <td>{count(concurrencyPerRegion)}</td>
          <td>
            Default quota L-B99A9384 of AWS; <code>npx remotion lambda quotas</code> shows yours
          </td>
        </Row>
      </Table>
    </details>
  );
}
