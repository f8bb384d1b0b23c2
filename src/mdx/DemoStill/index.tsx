import {Picture} from '@site/src/components/Picture';
import {PlayingPicture} from '@site/src/components/PlayingPicture';
import {posterOf, type Demo} from '@site/src/demos/demo-types';
import {useContext, type ReactNode} from 'react';
import {InGallery} from '../Gallery/in-gallery';

type Props = {
  /** Folder of the demo below `src/demos`. */
  name: string;
  /** Set where the picture is in view when the page opens. */
  eager?: boolean;
  /** Instead of the demo's description; empty where words next to the picture say enough. */
  alt?: string;
  /** Added by the build, from the folder `name`. */
  demo?: Demo;
};

/** The still picture of a demo, for places where a moving one would distract. In a gallery, it plays, if it is silent. */
export function DemoStill({name, demo, eager, alt}: Props): ReactNode {
  const inGallery = useContext(InGallery);
  if (!demo) {
    throw new Error(`<DemoStill name="${name}"> has no data. Is the page built with remarkDemos?`);
  }
  const poster = posterOf(name, demo.meta);
  const picture = <Picture {...poster} alt={alt ?? poster.alt} eager={eager} />;
  return inGallery && !demo.hasSound ? (
    <PlayingPicture name={name} meta={demo.meta}>
      {picture}
    </PlayingPicture>
  ) : (
    picture
  );
}
