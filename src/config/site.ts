/** What the site is: names and addresses that never change between deployments. */
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
} as const;
