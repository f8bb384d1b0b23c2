import type {Caption} from '@remotion/captions';

/** A spoken text of ours: words, and when each starts. In milliseconds. */
const words: readonly (readonly [text: string, startMs: number])[] = [
  ['Every', 200],
  ['frame', 520],
  ['is', 900],
  ['a', 1040],
  ['function', 1150],
  ['of', 1700],
  ['time.', 1860],
  ['Captions', 2700],
  ['are', 3220],
  ['data', 3420],
  ['that', 3900],
  ['you', 4080],
  ['animate.', 4280],
];

export const spoken: Caption[] = words.map(([text, startMs], index) => {
  const endMs = Math.min(words[index + 1]?.[1] ?? Infinity, startMs + 560);
  return {
    text: index === 0 ? text : ` ${text}`,
    startMs,
    endMs,
    timestampMs: (startMs + endMs) / 2,
    confidence: null,
  };
});
