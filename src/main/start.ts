/**
 * The first thing that runs on a page, and on one that is only read the only thing: at the first sign that somebody is
 * there it brings the rest. What is pressed meanwhile is done afterwards (src/ui/early-actions.ts).
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];
const early = { capture: true, passive: true } as const;

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
  import(/* @vite-ignore */ files[0] ?? '').catch(goOnWithout);
}

/** Where they don't come, links lead on as they are. */
function goOnWithout(): void {
  window.earlyActions?.end();
  for (const place of window.earlyActions?.pressed ?? []) place.click();
}

/** A picture that has come needs no blur behind it, which would be seen through one with a clear ground. */
function mark(image: EventTarget | null): void {
  if (image instanceof HTMLImageElement && image.naturalWidth > 0) image.dataset.shown = '';
}

for (const sign of signs) window.addEventListener(sign, begin, early);
for (const image of document.images) if (image.complete) mark(image);
document.addEventListener('load', ({ target }) => mark(target), early);

export {};
