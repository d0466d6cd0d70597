import { isForm } from './is-form';

/**
 * The first script of a page. It loads the others at the first sign that somebody stays on the page; on a page with a form
 * also by itself, when the page is loaded and the browser idle. Early actions are replayed after that (early-actions.ts,
 * replay.ts).
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];
const early = { capture: true, passive: true } as const;

/** The link that an event is about. */
const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** What works before the page is hydrated: links, the menus and the choice of the theme (early-actions.ts). */
const worksAlready = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('a[href], summary, .theme-switch, [popovertarget]') !== null;

/**
 * Whether an event shows that the program will be of use: not a `pointermove` without movement, when the page moved under a
 * resting pointer, and not the press of what works without it.
 */
function isSign(event: Event): boolean {
  if (event.type === 'pointermove' && event instanceof PointerEvent)
    return event.movementX !== 0 || event.movementY !== 0;
  if (event instanceof KeyboardEvent) return !/^(Enter| |Escape)$/.test(event.key) || !worksAlready(event);
  return /scroll|wheel/.test(event.type) || !worksAlready(event);
}

let loading: AbortController | undefined;
let isLeaving = false;

/** What an event itself changes is painted before the loading begins. */
function onSign(event: Event): void {
  if (isSign(event)) requestAnimationFrame(() => setTimeout(load));
}

/**
 * Loads the files that the page names; the first one imports the others. On a page to read they are fetched as data first, because
 * only that can be given up when a link is followed meanwhile; a form is wanted sooner than that allows.
 */
async function load(): Promise<void> {
  if (loading || isLeaving) return;
  // React takes a page over as it finds it, so that one of which a part is still to come would not be what it expects.
  if (document.readyState === 'loading')
    return document.addEventListener('DOMContentLoaded', load, { once: true });
  loading = new AbortController();
  const { signal } = loading;
  const files = [...document.querySelectorAll('script[data-modules]')].flatMap(({ textContent }): string[] =>
    JSON.parse(textContent ?? '[]'),
  );
  const parts = [...document.querySelectorAll<HTMLStyleElement>('style[data-part-of]')];
  try {
    if (!isForm()) {
      const sheets = parts.flatMap(({ dataset: { partOf = [] } }) => partOf);
      await Promise.all([...sheets, ...files].map((file) => fetchInto(file, signal)));
    }
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    await Promise.all(parts.map(loadWhole));
    const { hydrated } = await import(/* @vite-ignore */ files[0] ?? '');
    for (const sign of signs) window.removeEventListener(sign, onSign, early);
    window.removeEventListener('click', onPress, early);
    await hydrated;
  } catch {
    loading = undefined;
    if (!signal.aborted) followWaitingLinks();
  }
}

/** Fetches a file into the browser's cache. */
async function fetchInto(file: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(file, { signal, priority: 'low' });
  await response.arrayBuffer();
}

/** Puts a whole style sheet in the place of the part that came with the page (../inline-styles.ts), marked as React marks its own. */
function loadWhole(part: HTMLStyleElement): Promise<void> {
  const sheet = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: part.dataset.partOf,
  });
  sheet.dataset.precedence = 'default';
  part.after(sheet);
  return new Promise((resolve, reject) => {
    sheet.onload = () => {
      part.remove();
      resolve();
    };
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error('a style sheet could not be loaded'));
    };
  });
}

/** Milliseconds after which a followed link has led nowhere, as a download does. */
const patience = 5000;

/** Gives the loading up when a link is followed, so that the next page comes at once. */
function onPress(event: Event): void {
  if (!(event instanceof MouseEvent) || event.defaultPrevented || !isFollowed(event)) return;
  const wasLoading = loading !== undefined;
  isLeaving = true;
  loading?.abort();
  setTimeout(() => {
    isLeaving = false;
    if (wasLoading) void load();
  }, patience);
}

/** Whether the browser replaces this page by what the pressed link names. */
function isFollowed(press: MouseEvent): boolean {
  const link = linkOf(press);
  if (!link || link.target || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return false;
  return (
    link.origin === location.origin && link.pathname + link.search !== location.pathname + location.search
  );
}

/** Milliseconds after which a form is hydrated even if the browser is never idle. */
const idleAtMost = 1000;

/** Not every browser has `requestIdleCallback`. */
function loadWhenIdle(): void {
  if (!isForm()) return;
  if ('requestIdleCallback' in window) requestIdleCallback(() => void load(), { timeout: idleAtMost });
  else setTimeout(load);
}

/** Where the scripts fail to load, the links that waited because something was typed are followed. */
function followWaitingLinks(): void {
  const { filled, pressed } = window.earlyActions ?? {};
  filled?.clear();
  for (const control of pressed ?? []) if (control instanceof HTMLAnchorElement) control.click();
}

/**
 * A loaded picture needs no blurred placeholder behind it, which would show through a transparent one. Only pictures that have one
 * are marked: an editor takes a mark on a picture of its text for a change, and draws it anew, which then loads and is marked again.
 */
function hidePlaceholder(image: EventTarget | null): void {
  if (image instanceof HTMLImageElement && image.naturalWidth > 0 && image.matches('.picture > img'))
    image.dataset.shown = '';
}

for (const sign of signs) window.addEventListener(sign, onSign, early);
window.addEventListener('click', onPress, early);
if (document.readyState === 'complete') loadWhenIdle();
else window.addEventListener('load', loadWhenIdle, { once: true });
for (const image of document.images) if (image.complete) hidePlaceholder(image);
document.addEventListener('load', ({ target }) => hidePlaceholder(target), early);
