interface EarlyActions {
  /** What was last typed or ticked, by field. */
  filled: Map<Element, string | boolean>;
  /** In the order they were pressed. */
  pressed: Set<HTMLElement>;
  /** Whether somebody listens to the element already, so that it needs no remembering. */
  isAlive: (element: Element) => boolean;
  end: () => void;
}

declare global {
  interface Window {
    /** There until the page has come alive. */
    earlyActions?: EarlyActions;
  }
}

/**
 * Runs in the head: what is pressed or typed while the page can be seen but hasn't come alive is remembered, and no form
 * is sent by the browser itself. A link to another language counts as a button, because it also remembers the choice. The
 * exact string, so that a content security policy can allow it by its hash.
 */
export const earlyScript =
  "(function(w){var e={filled:new Map,pressed:new Set,isAlive:function(){return false},end:function(){n.forEach(function(x){w.removeEventListener(x,on,true)})}},n=['click','input','change'];function on(v){var t=v.target,c=v.type==='click';if(c)t=t.closest&&t.closest('button,a[hreflang]');if(!t)return;if(e.isAlive(t)){e.filled.delete(t);return}if(c){v.preventDefault();v.stopPropagation();e.pressed.add(t)}else e.filled.set(t,t.type==='checkbox'||t.type==='radio'?t.checked:t.value)}n.forEach(function(x){w.addEventListener(x,on,true)});w.earlyActions=e})(window)";

const interval = 60;
/** A part whose code never comes is given up after a minute. */
const patience = 60_000 / interval;

/** From when the page comes alive, part by part: does again, in front of those who listen now, what was done before. */
export function takeUpEarlyActions(tries = patience): void {
  const early = window.earlyActions;
  if (!early) return;
  takeUp(early);
  const places = [...document.querySelectorAll('button, a[hreflang], input, select, textarea')];
  const waiting = places.filter((place) => !isAlive(place));
  for (const place of waiting) if (isMarked(place)) alive.add(place);
  if (tries > 0 && waiting.length > 0) {
    setTimeout(takeUpEarlyActions, interval, tries - 1);
    return;
  }
  early.end();
  delete window.earlyActions;
}

/** Each in its turn: what is done again here mustn't begin the next before it has reached its listener. */
function takeUp(early: EarlyActions): void {
  const { filled, pressed } = early;
  early.isAlive = isAlive;
  for (const [field, value] of filled) if (isAlive(field) && filled.delete(field)) fill(field, value);
  for (const place of pressed) if (isAlive(place) && pressed.delete(place)) place.click();
  // Whatever the visitor does from now on comes after all that was done before.
  early.isAlive = (element) => {
    takeUp(early);
    return isAlive(element);
  };
}

/** React leaves its mark on every element that it takes over; parts that wait for their code have none yet. */
const isMarked = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

/** Marked for an interval: the mark is there a moment before anybody listens. */
const alive = new WeakSet<Element>();
const isAlive = (element: Element): boolean => alive.has(element);

/** React compares with the value that it last set itself: first another one, so that this counts as a change. */
function fill(field: Element, value: string | boolean): void {
  if (field instanceof HTMLInputElement && typeof value === 'boolean') {
    field.checked = !value;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = String(value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isTyped(field) && field.type !== 'file') {
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    field.value = value === '' ? ' ' : '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const isTyped = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
