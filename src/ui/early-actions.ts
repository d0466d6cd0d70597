interface EarlyActions {
  /** What was last typed or ticked, by field. */
  filled: Map<Element, string | boolean>;
  /** In the order they were last pressed. */
  pressed: Set<HTMLElement>;
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
 * is sent by the browser itself. Links do what links do: the browser follows them, before a program that has come by half
 * would. Only one to another language waits, as a button does, where something has been typed that would be lost. The
 * exact string, so that a content security policy can allow it by its hash.
 */
export const earlyScript =
  "(function(w){var n=['click','input','change'],e=w.earlyActions={filled:new Map,pressed:new Set,end:function(){n.forEach(function(x){w.removeEventListener(x,on,true)});delete w.earlyActions}};function on(v){var t=v.target;if(v.type!=='click'){e.filled.set(t,t.type==='checkbox'||t.type==='radio'?t.checked:t.value);return}t=t.closest&&t.closest('button,a');if(!t)return;v.stopPropagation();if(t.localName==='button'||t.hreflang&&e.filled.size){v.preventDefault();e.pressed.delete(t);e.pressed.add(t)}}n.forEach(function(x){w.addEventListener(x,on,true)})})(window)";

/** Once the page is alive: does again, in front of those who listen now, what was done before. */
export async function takeUpEarlyActions(): Promise<void> {
  const early = window.earlyActions;
  if (!early) return;
  early.end();
  const again = [
    ...[...early.filled].map(
      ([field, value]) =>
        () =>
          fill(field, value),
    ),
    ...[...early.pressed].map((place) => () => place.click()),
  ];
  for (const act of again) {
    act();
    // The next begins with what this has changed.
    await Promise.resolve();
  }
}

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
