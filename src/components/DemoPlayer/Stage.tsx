import {useColorMode} from '@docusaurus/theme-common';
import {Player, type ErrorFallback, type PlayerRef} from '@remotion/player';
import type {DemoComponent} from '@site/src/demos/load';
import {darkPage} from '@site/src/demos/page-colors';
import {useEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';

/**
 * Passed on from here, where `remotion` already is, so that no composition's chunk carries it again, and
 * no page the list of all demos.
 */
export {loadCode, loadDemo} from '@site/src/demos/load';

/** Useless without the Player, so they come with it. */
export {ControlBar, CornerButton} from './Controls';

/** The Player takes its size as a style and would otherwise be as large as the composition. A film keeps its colors. */
const fill = {width: '100%', height: '100%', forcedColorAdjust: 'none'} as const;

type Props = {
  component: DemoComponent;
  inputProps: Record<string, unknown>;
  /** Whether it takes the colors of the page's mode. */
  followsMode?: boolean | undefined;
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  initialFrame: number;
  autoPlay: boolean;
  loop: boolean;
  /** The Player's own controls. */
  controls: boolean;
  playbackRate: number;
  /** Called with the player when it is there, and with null when it goes. */
  onPlayer: (player: PlayerRef | null) => void;
  /** Called when the composition has drawn itself for the first time. */
  onDrawn: () => void;
  /** Called when the composition threw. */
  onError: (error: Error) => void;
};

/** The Player, in a separate module that is fetched only to play. */
export function Stage({
  component,
  followsMode,
  width,
  height,
  onPlayer,
  onDrawn,
  onError,
  ...player
}: Props): ReactNode {
  const ref = useRef<PlayerRef>(null);
  const isPrinting = useIsPrinting();
  const isDark = useColorMode().colorMode === 'dark' && followsMode && !isPrinting;
  const [observed] = useState<DemoComponent>(() => withOnDrawn(component, onDrawn));

  useEffect(() => {
    onPlayer(ref.current);
    return () => onPlayer(null);
  }, [onPlayer]);

  return (
    <Player
      ref={ref}
      {...player}
      component={observed}
      compositionWidth={width}
      compositionHeight={height}
      style={isDark ? {...fill, ...darkPage} : fill}
      clickToPlay
      // Its style sheet is inline, which the content security policy bars, and the videos are silent.
      showVolumeControls={false}
      spaceKeyToPlayOrPause={false}
      acknowledgeRemotionLicense
      errorFallback={reportTo(onError)}
    />
  );
}

/** Whether the page is on its way to paper, which is light. */
function useIsPrinting(): boolean {
  return useSyncExternalStore(listenToPrint, () => matchMedia('print').matches);
}

function listenToPrint(listener: () => void): () => void {
  const query = matchMedia('print');
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The component, calling `onDrawn` after its first render. */
function withOnDrawn(Component: DemoComponent, onDrawn: () => void): DemoComponent {
  return function WithOnDrawn(props) {
    useEffect(onDrawn, []);
    return <Component {...props} />;
  };
}

function reportTo(onError: Props['onError']): ErrorFallback {
  return ({error}) => <Report error={error} onError={onError} />;
}

/** Takes the Player's fallback outside: inside it would be scaled with the composition. */
function Report({error, onError}: Pick<Props, 'onError'> & {error: Error}): ReactNode {
  useEffect(() => onError(error), [error, onError]);
  return null;
}
