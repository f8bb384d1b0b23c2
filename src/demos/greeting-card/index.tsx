import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame, useVideoConfig} from 'remotion';
import {page} from '../page-colors';
import {font, palette} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {glide, useFade, useSprings} from '../parts/motion';

export type GreetingCardProps = {name: string; message: string; color: string};

const card = {width: 720, height: 400, borderRadius: 24} as const;

/** Below the card, where the Player’s controls are: on a phone, they take a third of the height. */
const foot = 160;

/** A card that opens. Its steps are shares of the duration, so that any duration tells all of it. */
export default function GreetingCard({name, message, color}: GreetingCardProps): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const at = (share: number) => share * durationInFrames;
  const spring = useSprings(15);
  const fade = useFade(Math.min(10, durationInFrames / 6));
  const arrive = spring(0);
  const open = glide(frame, at(0.1), at(0.3));
  const words = message.split(' ').filter(Boolean);
  const nameSize = Math.min(132, 1060 / Math.max(name.length, 1));

  return (
    <PageCanvas
      style={{
        alignItems: 'center',
        // The Player’s controls are white in both modes.
        background: page.screen,
        boxSizing: 'border-box',
        justifyContent: 'center',
        paddingBottom: foot,
      }}
    >
      <div
        style={{
          ...card,
          background: page.paper,
          boxShadow: '0 40px 80px -30px rgb(15 18 25 / 35%)',
          boxSizing: 'border-box',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          opacity: fade,
          padding: '0 72px',
          perspective: 2200,
          position: 'relative',
          transform: `translateX(${open * 210}px) translateY(${interpolate(arrive, [0, 1], [60, 0])}px)`,
        }}
      >
        <div style={{color: page.muted, fontSize: 32}}>For</div>
        <div
          style={{
            fontSize: nameSize,
            fontWeight: 660,
            letterSpacing: '-0.045em',
            transform: `translateX(${interpolate(spring(at(0.22)), [0, 1], [-60, 0])}px)`,
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </div>
        <div style={{height: 10, margin: '20px 0 28px', overflow: 'hidden'}}>
          <div
            style={{
              background: color,
              borderRadius: 5,
              height: '100%',
              width: `${glide(frame, at(0.26), at(0.46)) * 100}%`,
            }}
          />
        </div>
        <div style={{fontSize: Math.min(44, 2100 / Math.max(message.length, 1)), lineHeight: 1.3}}>
          {words.map((word, index) => {
            const rise = spring(at(0.32) + (at(0.26) * index) / words.length);
            return (
              <span
                key={index}
                style={{
                  display: 'inline-block',
                  marginRight: '0.28em',
                  opacity: rise,
                  transform: `translateY(${interpolate(rise, [0, 1], [24, 0])}px)`,
                }}
              >
                {word}
              </span>
            );
          })}
        </div>
        <Cover open={open} color={color} initial={[...name][0] ?? ''} />
      </div>
    </PageCanvas>
  );
}

/** The front of the card, which turns around its left edge. */
function Cover({open, color, initial}: {open: number; color: string; initial: string}): ReactNode {
  return (
    <div
      style={{
        ...card,
        alignItems: 'center',
        background: open < 0.6 ? color : `color-mix(in srgb, ${color} 72%, white)`,
        color: palette.paper,
        display: 'flex',
        fontFamily: font.sans,
        fontSize: 300,
        fontWeight: 660,
        inset: 0,
        justifyContent: 'center',
        // Browsers smooth the edges of a turned box only if something lies outside them.
        outline: '2px solid transparent',
        position: 'absolute',
        transform: `rotateY(${open * -148}deg)`,
        transformOrigin: 'left',
      }}
    >
      <div
        style={{
          ...card,
          border: '3px solid rgb(255 255 255 / 45%)',
          borderRadius: 12,
          boxSizing: 'border-box',
          inset: 24,
          height: 'auto',
          width: 'auto',
          position: 'absolute',
        }}
      />
      <span style={{opacity: open < 0.55 ? 1 : 0}}>{initial}</span>
    </div>
  );
}
