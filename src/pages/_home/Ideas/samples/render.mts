import {bundle} from '@remotion/bundler';
import {renderMedia, selectComposition} from '@remotion/renderer';

const serveUrl = await bundle({entryPoint: 'src/index.ts'});
const inputProps = {text: 'Hello, Ada'};
const id = 'Title';

await renderMedia({
  serveUrl,
  composition: await selectComposition({serveUrl, id, inputProps}),
  inputProps,
  codec: 'h264',
  outputLocation: 'out/ada.mp4',
});
