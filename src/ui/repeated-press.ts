import type { MouseEvent } from 'react';

/** Milliseconds. Two taps that are closer together count as a double tap on most phones. */
const interval = 350;
/** CSS pixels. A finger moves up to this far between two quick presses. */
const reach = 24;

interface Press {
  at: number;
  x: number;
  y: number;
  button: HTMLButtonElement;
  label: string | null;
}

let last: Press | undefined;

/**
 * Whether a click repeats a press of the button that was here before: it comes right after it at the same place, and the first
 * press has replaced the button or changed its label. Nobody can have read the new label in that time, so the click must do
 * nothing. Call it once for each click. A press after something was typed is no repetition.
 */
export function isRepeatedPress({
  nativeEvent,
  currentTarget: button,
}: MouseEvent<HTMLButtonElement>): boolean {
  const { timeStamp: at, clientX: x, clientY: y } = nativeEvent;
  const press = { at, x, y, button, label: button.textContent };
  const before = last;
  const isRepeated =
    before !== undefined &&
    isQuick(nativeEvent, before) &&
    (button === before.button
      ? press.label !== before.label
      : nativeEvent.detail > 0 && isNear(press, before));
  // A third press is compared with the first one too.
  last = isRepeated ? { ...before, at } : press;
  button.ownerDocument.addEventListener('input', forget, { capture: true, once: true });
  return isRepeated;
}

const forget = () => {
  last = undefined;
};

/** For a mouse, the system says which click is the second of a double click. Browsers don't count taps or keys so. */
const isQuick = (click: globalThis.MouseEvent, before: Press): boolean =>
  'pointerType' in click && click.pointerType === 'mouse'
    ? click.detail > 1
    : click.timeStamp - before.at < interval;

const isNear = (one: Press, other: Press): boolean =>
  Math.abs(one.x - other.x) <= reach && Math.abs(one.y - other.y) <= reach;
