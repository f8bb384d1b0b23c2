import type {LambdaPrices} from '@site/src/data/schemas/lambda-prices';
import {completeDraft, exampleDraft, startDraft} from './draft';
import type {ExampleName, Temperature} from './examples';
import {estimateRender, type RenderEstimate} from './render-estimate';

/** What the calculator says of a published example, on a function with the package's defaults. */
export function estimateExample(
  name: ExampleName,
  temperature: Temperature,
  figures: LambdaPrices,
): RenderEstimate {
  const question = completeDraft({...startDraft(figures), ...exampleDraft(name, temperature)});
  const prices = figures.regions[figures.defaultRegion];
  if (!question || !prices) {
    throw new Error(`The figures have no prices for ${figures.defaultRegion}.`);
  }
  return estimateRender(question, figures, prices);
}
