/**
 * The first thing that runs on a page, and on one that is only read the only thing: at the first sign that somebody is
 * there it brings the rest. What needs a script, and is pressed before it can answer, is pressed again once it can.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];
const early = { capture: true, passive: true } as const;

/** Links to another language also remember it; all others lead somewhere by themselves. */
const scripted = 'button, a[hreflang]';

let pressed: HTMLElement | undefined;

function hold(event: Event): void {
  const place = event.target instanceof Element ? event.target.closest<HTMLElement>(scripted) : null;
  if (!place) return;
  event.preventDefault();
  event.stopPropagation();
  pressed = place;
}

/** Brings the files that the page itself names; the first of them begins with the others. */
function begin(event: Event): void {
  // What moved may have been the page, under a pointer at rest.
  if (
    event.type === 'pointermove' &&
    !(event as PointerEvent).movementX &&
    !(event as PointerEvent).movementY
  )
    return;
  for (const sign of signs) window.removeEventListener(sign, begin, early);
  const files = [...document.querySelectorAll('script[data-later]')].flatMap(({ textContent }): string[] =>
    JSON.parse(textContent ?? '[]'),
  );
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // Where they don't come, links and forms do what they do without them.
  import(/* @vite-ignore */ files[0] ?? '').catch(release);
}

function release(): void {
  window.removeEventListener('click', hold, true);
  document.removeEventListener('alive', release);
  pressed?.click();
}

window.addEventListener('click', hold, true);
document.addEventListener('alive', release);
for (const sign of signs) window.addEventListener(sign, begin, early);

export {};
