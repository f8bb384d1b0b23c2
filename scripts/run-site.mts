/** Builds the site and serves it: `npm run site`, at http://localhost:3000 or the port in PORT. */
import {runStep} from './run-step.ts';

if (!(await runStep('Building the site', 'tsx', ['scripts/build-site.mts']))) {
  process.exit(1);
}
await import('./serve-site.ts');
