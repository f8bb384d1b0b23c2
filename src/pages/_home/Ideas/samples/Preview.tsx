import {Player} from '@remotion/player';
import {Title} from './Title';

export const Preview = ({text}: {text: string}) => (
  <Player
    component={Title}
    inputProps={{text}}
    durationInFrames={90}
    fps={30}
    compositionWidth={1920}
    compositionHeight={1080}
    controls
  />
);
