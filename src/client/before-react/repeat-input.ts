import type {EarlyInput} from '@site/src/plugins/early-scripts/keep-input';
import {hydrate, whenHydrated} from './hydrate';
import {noticeReader} from './presence';

/** Something to do again, at the element that it was done to. */
type Repeat = {find: () => Element | undefined; run: (target: Element) => void};

type Entry = {value: string; caret: number | null};

/** What React may answer a press of. */
const pressable = 'a, button, input, label, select, textarea, [role="tab"], [data-plays]';

const repeats: Repeat[] = [];
/** The last value of each field: React empties some fields when it takes over. */
const entries = new Map<HTMLInputElement, Entry>();
/** Finds the element that has the focus, or the one in its place. */
let findFocused: (() => Element | undefined) | undefined;
/** Where the pointer was first: browsers send a movement of their own when a page appears under one that rests. */
let firstPlace = '';

/**
 * Has React fetched at what needs it, and does again afterwards, once and in its order, what the page did not see or
 * React does not know: presses, keys, and what was entered into fields. Reading on, and links, do not need it.
 */
export function repeatInput(): void {
  const early = window.earlyInputs!;
  for (const input of early.inputs) {
    const {event, isHeld} = input;
    const isAnswered = isHeld && window.answerEarly!(event, event.target as Element);
    take({...input, isHeld: isHeld && !isAnswered});
  }
  early.isTyping &&= repeats.length > 0;
  early.take = take;
  document.addEventListener('beforeinput', restoreEntry, true);
  whenHydrated(() => setTimeout(repeatAll));
}

function take({event, isHeld: isKept, typed}: EarlyInput): void {
  const target = event.target as Element;
  // A press on plain text asks for nothing.
  const isHeld = isKept && (event.type !== 'click' || target.closest(pressable) !== null);
  if (event.type !== 'pointermove' || hasMoved(event as PointerEvent)) {
    noticeReader();
  }
  if (isHeld || needsReact(event.type, target)) {
    hydrate();
  }
  if (event.type === 'focusin') {
    findFocused = finder(target);
  } else if (event.type === 'pointerdown') {
    findFocused = undefined;
  } else if (event.type === 'input') {
    keepEntry(event, target as HTMLInputElement);
  } else if (isHeld) {
    repeats.push(repeatOf(event, typed));
  }
}

/** A field is React's as soon as it has the focus: what is entered shows at once. */
const needsReact = (type: string, target: Element): boolean =>
  type === 'dragenter' ||
  (/^(focusin|input)$/.test(type) && target.matches('input, textarea, select'));

function hasMoved({screenX, screenY}: PointerEvent): boolean {
  const place = `${screenX} ${screenY}`;
  firstPlace ||= place;
  return place !== firstPlace;
}

/** @returns what finds an element again, or the one in its place: React draws some parts anew when it takes over */
function finder(element: Element): () => Element | undefined {
  const way: {parent: Element; index: number}[] = [];
  for (let child = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    way.push({parent, index: Array.prototype.indexOf.call(parent.children, child)});
  }
  return () => {
    const from = way.findIndex(({parent}) => parent.isConnected);
    return way
      .slice(0, from + 1)
      .reduceRight<Element | undefined>(
        (node, {index}) => node?.children[index],
        way[from]?.parent,
      );
  };
}

function repeatOf(event: Event, typed: string): Repeat {
  const target = event.target as Element;
  const again = new (event.constructor as typeof Event)(event.type, event);
  const find = finder(target);
  const isForTab = event.type === 'keydown' && target.matches('[role="tab"]');
  return {
    // The key before may have led to another tab.
    find: () => (isForTab && document.querySelector('[role="tab"]:focus')) || find(),
    run: (found) => {
      // A part that is on its way keeps what is typed for it.
      const isFree = found.dispatchEvent(again);
      if (typed && isFree) {
        // Deprecated, and the only way to write as a reader does, for which React listens.
        document.execCommand(typed === 'Backspace' ? 'delete' : 'insertText', false, typed);
      }
    },
  };
}

/** Keeps what is entered into a field, unless it belongs to a part that answers by itself. */
function keepEntry(event: Event, field: HTMLInputElement): void {
  const isKnown = entries.has(field);
  const isPressed = /checkbox|radio/.test(field.type);
  if (isPressed || (!isKnown && window.answerEarly!(event, field))) {
    return;
  }
  entries.set(field, {value: field.value, caret: field.selectionStart});
  if (!isKnown) {
    repeats.push({
      find: finder(field),
      run: (found) => enter(found as HTMLInputElement, entries.get(field)!),
    });
  }
}

/** What is typed next follows what was typed before, in a field that React has emptied meanwhile. */
function restoreEntry({target}: Event): void {
  const field = target as HTMLInputElement;
  const entry = entries.get(field);
  if (entry && entry.value !== field.value) {
    field.value = entry.value;
    placeCaret(field, entry);
  }
}

function enter(field: HTMLInputElement, entry: Entry): void {
  const {value} = entry;
  if (field.type !== 'file') {
    // React takes a value for new when it differs from the last one set through the element itself.
    const prototype = Object.getPrototypeOf(field) as HTMLInputElement;
    field.value = value ? '' : '0';
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  }
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
  placeCaret(field, entry);
}

function placeCaret(field: HTMLInputElement, {caret}: Entry): void {
  // Absent in fields of other kinds than text.
  if (typeof caret === 'number') {
    field.setSelectionRange(caret, caret);
  }
}

/** React draws some parts anew, as tabs when it takes over, or fields for another choice. */
function restoreFocus(): void {
  if (document.activeElement === document.body) {
    (findFocused?.() as HTMLElement | undefined)?.focus();
  }
}

async function repeatAll(): Promise<void> {
  window.earlyInputs!.stop();
  restoreFocus();
  for (const {find, run} of repeats) {
    const target = find();
    if (target) {
      run(target);
    }
    // React draws what has changed, which the next one may meet, before the reader does anything else.
    await Promise.resolve();
  }
  restoreFocus();
  // From now on, all fields are React's.
  entries.clear();
}
