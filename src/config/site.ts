import {env} from './env.ts';

/** What the site is: names and addresses. */
export const site = {
  name: 'Remotion',
  title: 'Remotion | Make videos programmatically',
  tagline: 'Make videos programmatically',
  /** The release that the docs describe; package.json carries the same number. */
  version: '4.0.293',
  url: 'https://www.remotion.dev',
  company: 'Remotion AG',
  /** Where the company is. Its public copies name different streets, so none is given here. */
  companyLocation: 'Zurich, Switzerland',
  organization: 'remotion-dev',
  project: 'remotion',
  /**
   * Where this site itself is developed, on GitHub: pull requests with records and edits of pages go
   * there. Null where the deployment does not say.
   */
  repository: env.repository ?? null,
  /** Branch that pull requests go to. */
  branch: 'main',
} as const;
