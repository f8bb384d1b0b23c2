import './findings.css';
import findings from '@generated/development/default/findings.json';

const bar = document.createElement('details');
bar.className = 'development-findings';

/** The bar lists what `npm run check` says now, and goes when that is nothing. */
function show(): void {
  const summary = document.createElement('summary');
  summary.textContent = `npm run check: ${findings.length} found`;
  const lines = document.createElement('pre');
  lines.textContent = findings.join('\n');
  bar.replaceChildren(summary, lines);
  bar.hidden = findings.length === 0;
  document.body.append(bar);
}

show();
(
  import.meta as {webpackHot?: {accept: (file: string, then: () => void) => void}}
).webpackHot?.accept('@generated/development/default/findings.json', show);
