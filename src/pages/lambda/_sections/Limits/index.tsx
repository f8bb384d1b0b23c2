import {formatCount} from '@site/src/components/format-count';
import figures from '@generated/catalog/default/figures.json';
import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import type {ReactNode} from 'react';
import {splitting} from '../Calculator/render-estimate';
import {Row, Table} from '../Table';
import styles from './styles.module.css';

const {memoryMb, diskMb, timeoutSeconds, regions, defaultRegion} = figures.lambdaPrices;

type Range = {min: number; max: number; default: number};

/** A setting of the function: least and most, default, flag. */
function Setting({
  name,
  range,
  unit,
  flag,
}: Record<'name' | 'unit' | 'flag', string> & {range: Range}) {
  return (
    <Row name={name}>
      <td>
        {formatCount(range.min)} to {formatCount(range.max)}&nbsp;{unit}
      </td>
      <td>
        {formatCount(range.default)}&nbsp;{unit}
      </td>
      <td>
        <code>functions deploy {flag}</code>
      </td>
    </Row>
  );
}

/** How far each setting goes. */
export function Limits(): ReactNode {
  return (
    <Section
      id="limits"
      title="Limits to know before you start"
      intro="The range and default of each setting."
    >
      <Table label="Limits" head={['Setting', 'Range', 'Default', 'Set with']}>
        <Setting name="Memory" range={memoryMb} unit="MB" flag="--memory" />
        <Setting name="Timeout" range={timeoutSeconds} unit="seconds" flag="--timeout" />
        <Setting name="Disk" range={diskMb} unit="MB" flag="--disk" />
        <Row name="Frames per function">
          <td>{splitting.framesPerFunctionLimit} or more, or all frames of a shorter video</td>
          <td>Automatic</td>
          <td>
            <code>render --frames-per-lambda</code>
          </td>
        </Row>
        <Row name="Functions per render">
          <td>1 to {splitting.functionLimit}, plus the main function</td>
          <td>One per chunk</td>
          <td>The frames per function</td>
        </Row>
        <Row name="Browser tabs per function">
          <td>1 to the number of processor cores</td>
          <td>1</td>
          <td>
            <code>render --concurrency-per-lambda</code>
          </td>
        </Row>
        <Row name="Region">
          <td>
            <SiteLink to="lambdaRegions">{Object.keys(regions).length} AWS regions</SiteLink>
          </td>
          <td>{defaultRegion}</td>
          <td>
            <code>--region</code>
          </td>
        </Row>
        <Row name="Codec">
          <td>h264, h265, vp8, vp9, prores, gif, mp3, aac, wav</td>
          <td>From the output file’s extension, or else the configuration file, or else h264</td>
          <td>
            <code>render --codec</code>
          </td>
        </Row>
      </Table>
      <p className={styles.note}>
        The flags are options of <code>npx remotion lambda</code> commands, and the values apply to
        version 4.0.287. AWS allows some new accounts no more than 3,008&nbsp;MB of memory.{' '}
        <SiteLink to="lambdaLimits">Lambda limits</SiteLink> explains these settings and the AWS
        limits.
      </p>
    </Section>
  );
}
