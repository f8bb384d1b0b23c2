import {useEffect, useRef, useState} from 'react';

/** Milliseconds without a key after which a text counts as typed. */
const pause = 300;

/**
 * A text that is shown at once and handed on when the reader pauses, so that
 * the address is not rewritten (and counted as a page view) at every letter.
 * @param settled the text as last handed on; a different one, such as after the back button, is taken over
 */
export function useSettledText(
  settled: string,
  onSettle: (text: string) => void,
): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(settled);
  const handedOn = useRef(settled);
  const settle = useRef(onSettle);

  useEffect(() => {
    settle.current = onSettle;
  });

  useEffect(() => {
    if (settled !== handedOn.current) {
      handedOn.current = settled;
      setText(settled);
    }
  }, [settled]);

  useEffect(() => {
    if (text.trim() === handedOn.current) {
      return undefined;
    }
    const timer = setTimeout(() => {
      handedOn.current = text.trim();
      settle.current(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText];
}
