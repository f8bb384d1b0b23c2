import type {PlayerRef} from '@remotion/player';
import {useFrames} from '@site/src/components/DemoPlayer/useFrames';
import {savesDataOrMotion} from '@site/src/components/DemoPlayer/useMotion';
import {useLoading} from '@site/src/components/useLoading';
import type {DemoMeta} from '@site/src/demos/demo-types';
import {useCallback, useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {loadFilm} from './load-film';
import styles from './styles.module.css';

type Props = {
  /** Path of the film's folder below `src/demos`. Without a film there, the picture stays. */
  name: string;
  /** What is known of the film; by default, it is fetched for a film that shares its `meta.ts`. */
  meta?: DemoMeta;
  /** What the reader has asked for by a press: that it plays, or stays still, wherever the pointer is. */
  asked?: boolean;
  onWanted?: (wanted: boolean) => void;
  /** The still picture, which fills the frame. */
  children: ReactNode;
};

/**
 * A picture that plays while its card is pointed at, has the focus of the keyboard, or is in the
 * middle of a touch screen. The Player comes at the first of these, never before.
 */
export function PlayingPicture({name, meta, asked, onWanted, children}: Props): ReactNode {
  const frame = useRef<HTMLSpanElement>(null);
  const pointed = usePointed(frame);
  const wanted = asked ?? pointed;
  useEffect(() => onWanted?.(wanted), [wanted, onWanted]);
  return (
    <span ref={frame} className={styles.frame} data-plays>
      {children}
      {wanted && <Playing key={name} name={name} meta={meta} />}
    </span>
  );
}

/** The film over its picture, with the playhead at its foot. A film that fails leaves the picture. */
function Playing({name, meta}: Pick<Props, 'name' | 'meta'>): ReactNode {
  const load = useCallback(() => loadFilm(name, meta), [name, meta]);
  const {loaded} = useLoading(load);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const [failed, setFailed] = useState(false);
  const playhead = useRef<HTMLSpanElement>(null);

  useFrames(player, (frame) => {
    const played = frame / (loaded!.durationInFrames - 1);
    playhead.current?.style.setProperty('--played', String(played));
  });

  if (!loaded || failed) {
    return null;
  }
  const {Stage, ...film} = loaded;
  return (
    <>
      <span className={styles.film} inert>
        <Stage
          {...film}
          initialFrame={0}
          autoPlay
          loop
          controls={false}
          playbackRate={1}
          onPlayer={setPlayer}
          onDrawn={() => {}}
          onError={() => setFailed(true)}
        />
      </span>
      <span ref={playhead} className={styles.playhead} />
    </>
  );
}

/** Whether the card is what the reader points at or has focused as a whole. */
function usePointed(frame: RefObject<Element | null>): boolean {
  const [pointed, setPointed] = useState(false);

  useEffect(() => {
    const card = frame.current?.closest('article, li') ?? frame.current;
    if (!card) {
      return undefined;
    }
    const reasons = new Set<string>();
    const set = (reason: string, holds: boolean) => {
      reasons[holds ? 'add' : 'delete'](reason);
      // A press is a wish; where the pointer is, need not be one.
      setPointed(reasons.size > 0 && !savesDataOrMotion());
    };

    const leaving = new AbortController();
    const listen = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, {signal: leaving.signal, passive: true});
    listen(card, 'pointerenter', (event) => {
      set('pointer', (event as PointerEvent).pointerType !== 'touch');
    });
    if (card.matches(':hover')) {
      set('pointer', !window.matchMedia('(hover: none)').matches);
    }
    listen(card, 'pointerleave', () => set('pointer', false));
    listen(card, 'focusin', ({target}) => {
      set('focus', (target as Element).matches(':focus-visible'));
    });
    listen(card, 'focusout', () => set('focus', false));

    if ('IntersectionObserver' in window && window.matchMedia('(hover: none)').matches) {
      const middle = new IntersectionObserver(
        (entries) => set('middle', entries.at(-1)!.isIntersecting),
        {rootMargin: '-45% -35%'},
      );
      listen(window, 'touchstart', () => middle.observe(card));
      leaving.signal.addEventListener('abort', () => middle.disconnect());
    }
    return () => leaving.abort();
  }, [frame]);

  return pointed;
}
