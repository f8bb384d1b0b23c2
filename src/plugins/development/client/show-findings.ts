import './findings.css';
import findings from '@generated/development/default/findings.json';

const bar = document.createElement('details');
bar.className = 'development-findings';

/** The bar lists what `npm run check` says now, and goes when that is nothing. */
function show(): void {
  const summary = document.createElement('summary');
  const hints = findings.filter((line) => line.includes(' (hint) ')).length;
  const errors = findings.length - hints;
  const counts = [errors > 0 && `${errors} found`, hints > 0 && `${hints} left to write`];
  summary.textContent = `npm run check: ${counts.filter(Boolean).join(', ')}`;
  bar.classList.toggle('development-findings--hints', errors === 0);
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
