import {existsSync, readFileSync} from 'node:fs';
import {nameOf, type PackageSince, type Since, type SinceFile} from '../../../api/since/since.ts';
import type {Role} from './expected-names.ts';
import type {Facts, PageApi} from './page-apis.ts';

let file: SinceFile | undefined;

/** Which versions brought the names of a documented package. Runs in the folder of the project. */
export function sinceOfPackage(packageName: string): PackageSince | undefined {
  const name = 'api/facts/since.json';
  file ??= existsSync(name) ? (JSON.parse(readFileSync(name, 'utf8')) as SinceFile) : {};
  return file[packageName];
}

/** The version that brought an export, or its owner, or its package; none for 4.0.0. */
export function sinceOfApi({package: packageName, api}: PageApi, facts: Facts): Since | undefined {
  const known = facts.since?.(packageName);
  const owner = api.name.split('.')[0]!;
  return known?.names[api.name] ?? known?.names[owner] ?? known?.published;
}

/** The version that brought an option or a member, where its export came earlier. */
export function sinceOfOption(
  {package: packageName, api}: PageApi,
  role: Role,
  option: string,
  facts: Facts,
): Since | undefined {
  const name = role === 'members' ? `${api.name}.${option}` : nameOf(api.name, role, option);
  return facts.since?.(packageName)?.names[name];
}

/** `4.0.116`, or that it may have been earlier, where versions before it are not known. */
export const sinceText = ({version, atLatest}: Since): string =>
  atLatest ? `${version} or earlier` : version;

/** Whether a version that an author wrote can be the one that brought a name. */
export const agrees = (written: string, {version, atLatest}: Since): boolean =>
  atLatest ? written.localeCompare(version, 'en', {numeric: true}) <= 0 : written === version;
