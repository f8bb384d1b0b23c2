import {Composition} from 'remotion';
import {Title} from './Title';

export const RemotionRoot = () => (
  <Composition
    id="Title"
    component={Title}
    durationInFrames={90}
    fps={30}
    width={1920}
    height={1080}
    defaultProps={{text: 'Hello, Ada'}}
  />
);
