import type {ReactNode} from 'react';
import {interpolate} from 'remotion';
import {page} from '../page-colors';
import {PageCanvas} from '../parts/PageCanvas';
import {useFade, useSprings} from '../parts/motion';
import type {Props} from './demo';

const card = {width: 376, height: 480} as const;
const disc = 250;

/** One component three times, each with input props of its own. */
export default function InputProps({name, color}: Props): ReactNode {
  return (
    <PageCanvas
      style={{
        alignItems: 'center',
        flexDirection: 'row',
        justifyContent: 'space-between',
        padding: 52,
      }}
    >
      <Card name="Ada" color="#e8a317" />
      <Card name="Grace" color={page.accent} />
      <Card name={name} color={color} />
    </PageCanvas>
  );
}

/** A name that rises in front of a disc that grows. */
function Card({name, color}: Props): ReactNode {
  const spring = useSprings(14);
  const opacity = useFade();
  const size = Math.min(92, 520 / Math.max(name.length, 1));
  return (
    <div
      style={{
        ...card,
        background: page.paper,
        borderRadius: 24,
        boxShadow: '0 30px 60px -24px rgb(15 18 25 / 28%)',
        overflow: 'hidden',
        position: 'relative',
      }}
    >
      <div
        style={{
          background: color,
          borderRadius: disc / 2,
          height: disc,
          left: (card.width - disc) / 2,
          opacity,
          position: 'absolute',
          top: 50,
          transform: `scale(${spring(0)})`,
          width: disc,
        }}
      />
      <div
        style={{
          bottom: 36,
          fontSize: size,
          fontWeight: 640,
          opacity,
          position: 'absolute',
          textAlign: 'center',
          transform: `translateY(${interpolate(spring(10), [0, 1], [180, 0])}px)`,
          width: card.width,
        }}
      >
        {name}
      </div>
    </div>
  );
}
