/**
 * The words of Remotion that are explained under `docs/terminology`, by page, in the forms in which
 * other pages use them. A form with an article is meant with it only: "the bundle", not "to bundle".
 */
export const terms: Readonly<Record<string, readonly string[]>> = {
  bundle: ['the bundle', 'a bundle', 'Remotion bundle'],
  'cloud-run-url': ['Cloud Run URL'],
  composition: ['composition', 'compositions'],
  concurrency: ['concurrency'],
  'entry-point': ['entry point', 'entry points'],
  'input-props': ['input props'],
  player: ['Player', 'Remotion Player'],
  'public-dir': ['public directory', 'public folder'],
  'remotion-root': ['Remotion root'],
  'root-file': ['root file', 'root component'],
  sequence: ['a sequence', 'the sequence', 'the sequences'],
  'serve-url': ['serve URL', 'serve URLs'],
  'service-name': ['service name', 'service names'],
  studio: ['Studio', 'Remotion Studio'],
};
