import { isForm } from './is-form';

/**
 * The inline script at the end of a page. It loads the other scripts at the first sign that somebody uses the page (`signs`). On
 * a page with a form, it also loads them without a sign, once the page is loaded and the browser is idle. After hydration, the
 * early actions are replayed (early-actions.ts, replay.ts).
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];
const early = { capture: true, passive: true } as const;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Whether an event happened in a control that works before hydration: a link, a menu or the theme switch (early-actions.ts). */
const worksAlready = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('a[href], summary, .theme-switch, [popovertarget]') !== null;

/**
 * Whether an event shows that the reader will need the other scripts. A `pointermove` without movement doesn't: the page has
 * moved under a resting pointer. Neither does a press of a control that works without these scripts.
 */
function isSign(event: Event): boolean {
  if (event.type === 'pointermove' && event instanceof PointerEvent)
    return event.movementX !== 0 || event.movementY !== 0;
  if (event instanceof KeyboardEvent) return !/^(Enter| |Escape)$/.test(event.key) || !worksAlready(event);
  return /scroll|wheel/.test(event.type) || !worksAlready(event);
}

let loading: AbortController | undefined;
let isLeaving = false;

/** Starts the loading at a sign, after the browser has painted what the event itself changes. */
function onSign(event: Event): void {
  if (isSign(event)) requestAnimationFrame(() => setTimeout(load));
}

/**
 * Loads the scripts that the page names; the first one imports the others. On a page without a form, they are first fetched as
 * data, because only a fetch can be aborted when a link is followed in the meantime. A page with a form skips this step, in order
 * to be hydrated sooner.
 */
async function load(): Promise<void> {
  if (loading || isLeaving) return;
  // React hydrates the document as it finds it. If a part had not arrived yet, React would not find what it expects.
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

/**
 * Replaces the part of a style sheet that came with the page (../inline-styles.ts) by the whole sheet. The sheet is marked as
 * React marks its own.
 */
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

/** Milliseconds after which a followed link counts as one that doesn't leave the page, for example the link to a download. */
const patience = 5000;

/** Aborts the loading when a link is followed, so that it doesn't delay the next page. */
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

/** Whether the press of a link makes the browser replace this page by another page of this site. */
function isFollowed(press: MouseEvent): boolean {
  const link = linkOf(press);
  if (!link || link.target || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return false;
  return (
    link.origin === location.origin && link.pathname + link.search !== location.pathname + location.search
  );
}

/** Milliseconds after which the scripts of a page with a form are loaded even if the browser is never idle. */
const idleAtMost = 1000;

/** Loads the scripts of a page with a form once the browser is idle. Not every browser has `requestIdleCallback`. */
function loadWhenIdle(): void {
  if (!isForm()) return;
  if ('requestIdleCallback' in window) requestIdleCallback(() => void load(), { timeout: idleAtMost });
  else setTimeout(load);
}

/** If the scripts fail to load, follows the links that have waited because something was typed. */
function followWaitingLinks(): void {
  const { filled, pressed } = window.earlyActions ?? {};
  filled?.clear();
  for (const control of pressed ?? []) if (control instanceof HTMLAnchorElement) control.click();
}

/**
 * Marks a loaded picture, so that the style sheet removes its blurred placeholder, which would show through a transparent
 * picture. Only pictures that can have a placeholder are marked. The text editor would take a mark on one of its pictures for a
 * change and render the picture again, which would then be loaded and marked again, without end.
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
