import {Series} from 'remotion';
import {sceneFrames, scenes} from './demo';
import type {HeroProps} from './props';
import {Captions} from './scenes/Captions';
import {Chart} from './scenes/Chart';
import {Music} from './scenes/Music';
import {Product} from './scenes/Product';
import {Title} from './scenes/Title';
import {Year} from './scenes/Year';

const components = {Title, Music, Chart, Captions, Product, Year};

/** A film of short scenes, each of which is an example of what people make. */
export default function Hero(props: HeroProps) {
  return (
    <Series>
      {scenes.map(({name}) => {
        const Scene = components[name];
        return (
          <Series.Sequence key={name} durationInFrames={sceneFrames}>
            <Scene {...props} />
          </Series.Sequence>
        );
      })}
    </Series>
  );
}
