/**
 * The first script of a page. It loads the others at the first sign that somebody is there; on a page with a form also
 * by itself, when the page is loaded and the browser idle. Early actions are replayed after that (early-actions.ts,
 * replay.ts).
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];
const early = { capture: true, passive: true } as const;

/** Whether an event shows that somebody is there; not a `pointermove` without movement, when the page moved under a resting pointer. */
const isSign = (event: Event): boolean =>
  !(event instanceof PointerEvent) ||
  event.type !== 'pointermove' ||
  event.movementX !== 0 ||
  event.movementY !== 0;

function onSign(event: Event): void {
  if (isSign(event)) load();
}

let isLoading = false;

/** Loads the files that the page names; the first one imports the others. */
function load(): void {
  if (isLoading) return;
  isLoading = true;
  for (const sign of signs) window.removeEventListener(sign, onSign, early);
  const files = [...document.querySelectorAll('script[data-modules]')].flatMap(({ textContent }): string[] =>
    JSON.parse(textContent ?? '[]'),
  );
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  import(/* @vite-ignore */ files[0] ?? '').then(({ hydrated }) => hydrated).catch(followWaitingLinks);
}

/** Not every browser has `requestIdleCallback`. */
function loadWhenIdle(): void {
  if (document.querySelector('script[data-when-idle]')) (window.requestIdleCallback ?? setTimeout)(load);
}

/** Where the scripts fail to load, the links that waited because something was typed are followed. */
function followWaitingLinks(): void {
  const { filled, pressed } = window.earlyActions ?? {};
  filled?.clear();
  for (const control of pressed ?? []) if (control instanceof HTMLAnchorElement) control.click();
}

/** A loaded picture needs no blurred placeholder behind it, which would show through a transparent one. */
function hidePlaceholder(image: EventTarget | null): void {
  if (image instanceof HTMLImageElement && image.naturalWidth > 0) image.dataset.shown = '';
}

for (const sign of signs) window.addEventListener(sign, onSign, early);
if (document.readyState === 'complete') loadWhenIdle();
else window.addEventListener('load', loadWhenIdle, { once: true });
for (const image of document.images) if (image.complete) hidePlaceholder(image);
document.addEventListener('load', ({ target }) => hidePlaceholder(target), early);

export {};
