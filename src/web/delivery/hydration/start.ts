/**
 * The first thing that runs on a page. It brings the rest at the first sign that somebody is there; on a page that is
 * there to be filled in also by itself, once the page has come and the browser has nothing else to do. What is pressed
 * meanwhile is done afterwards (early-actions.ts, replay.ts).
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];
const early = { capture: true, passive: true } as const;

/** What moved may have been the page, under a pointer at rest. */
const isSign = (event: Event): boolean =>
  !(event instanceof PointerEvent) ||
  event.type !== 'pointermove' ||
  event.movementX !== 0 ||
  event.movementY !== 0;

function heed(event: Event): void {
  if (isSign(event)) begin();
}

let begun = false;

/** Brings the files that the page itself names; the first of them begins with the others. */
function begin(): void {
  if (begun) return;
  begun = true;
  for (const sign of signs) window.removeEventListener(sign, heed, early);
  const files = [...document.querySelectorAll('script[data-modules]')].flatMap(({ textContent }): string[] =>
    JSON.parse(textContent ?? '[]'),
  );
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  import(/* @vite-ignore */ files[0] ?? '').then(({ begun }) => begun).catch(goOnWithout);
}

/** Not every browser says when it has nothing to do. */
function beginWhenIdle(): void {
  if (document.querySelector('script[data-when-idle]')) (window.requestIdleCallback ?? setTimeout)(begin);
}

/** Where they don't come, nothing can become of what was typed: no link waits for it any more. */
function goOnWithout(): void {
  const { filled, pressed } = window.earlyActions ?? {};
  filled?.clear();
  for (const place of pressed ?? []) if (place instanceof HTMLAnchorElement) place.click();
}

/** A picture that has come needs no blur behind it, which would be seen through one with a clear ground. */
function mark(image: EventTarget | null): void {
  if (image instanceof HTMLImageElement && image.naturalWidth > 0) image.dataset.shown = '';
}

for (const sign of signs) window.addEventListener(sign, heed, early);
if (document.readyState === 'complete') beginWhenIdle();
else window.addEventListener('load', beginWhenIdle, { once: true });
for (const image of document.images) if (image.complete) mark(image);
document.addEventListener('load', ({ target }) => mark(target), early);

export {};
